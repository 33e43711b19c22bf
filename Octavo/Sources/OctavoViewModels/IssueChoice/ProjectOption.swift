import BinderyNavigation
import GitHubValues

/// A status that an issue can have in a project; none is one of them.
public nonisolated struct ProjectOption: Sendable, Equatable {
  /// The id of the issue among the items of the project.
  let item: String
  /// The status; `nil` for none.
  let status: GitHub.ProjectStatus?
  /// The text, which begins with the title of the project where there are several.
  let title: String

  /// The identity among the options of an issue.
  var id: String { "\(item) \(status?.id ?? "")" }

  /// The colour of its dot; `nil` for no dot.
  var color: String? { status?.color.flatMap { Self.colors[$0] } }

  /// The colours of GitHub's words for them.
  private static let colors = [
    "BLUE": "#0969da", "GRAY": "#59636e", "GREEN": "#1a7f37", "ORANGE": "#bc4c00",
    "PINK": "#bf3989", "PURPLE": "#8250df", "RED": "#d1242f", "YELLOW": "#9a6700",
  ]

  /// Makes an option of an item.
  init(_ status: GitHub.ProjectStatus?, of item: GitHub.ProjectItem, namesProject: Bool) {
    (self.item, self.status) = (item.id, status)
    let name = status?.name.eventName ?? "No status"
    title = namesProject ? "\(item.project.title.eventName): \(name)" : name
  }
}

/// The statuses of an issue in its projects.
extension IssueChoiceViewModel {
  /// The options of all projects that the user may change, and the request for them.
  var statusSource: Source {
    let stored = $place.producer.skipRepeats().flatMap(.latest) {
      [services] (place) -> SignalProducer<Stored<[GitHub.ProjectItem]>, Never> in
      place.map { services.store.observe(.projects(of: $0)) } ?? SignalProducer(value: Stored())
    }
    return (
      stored.map { $0.value.map(Self.options) },
      { [services, weak self] in
        guard let self, let place = untracked({ self.place }) else { return }
        try await services.sync.refresh(.projects(of: place))
      }
    )
  }

  /// The options of the items that the user may change; each begins with none.
  private static func options(of items: [GitHub.ProjectItem]) -> [IssueOption] {
    let items = items.filter(\.isChangeable)
    return items.flatMap { item -> [IssueOption] in
      let statuses: [GitHub.ProjectStatus?] = [nil] + item.project.statuses
      return statuses.map {
        .status(ProjectOption($0, of: item, namesProject: items.count > 1))
      }
    }
  }

  /// The status in each project, with the requests of the user.
  var presentStatuses: [IssueOption] {
    let items = projects.changeable(linkRequests)
    return items.map { item in
      .status(ProjectOption(item.status, of: item, namesProject: items.count > 1))
    }
  }

  /// Sets a status, or removes it.
  func set(_ option: ProjectOption) {
    let items = untracked { projects.changeable(linkRequests) }
    guard let place = untracked({ place }), let item = items.first(where: { $0.id == option.item }),
      let field = item.project.statusField
    else { return }
    services.change([IssueProjectRequest(option.status, of: item, field: field, on: place)])
  }
}

nonisolated extension GitHub.Project {
  /// Whether an issue can be added to it: not while the rights of the user are not known.
  var isOffered: Bool { !isClosed && canUpdate == true }
}
