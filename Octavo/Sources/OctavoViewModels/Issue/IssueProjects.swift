import BinderyNavigation
import Foundation
import GitHubValues

/// The projects that an issue is in, as the store has them.
final class IssueProjects: ViewModel {
  @MutableProperty private var stored = Stored<[GitHub.ProjectItem]>()

  /// Whether an issue was added, to which the project may have given a status since.
  var isOutdated = false

  private let services: Services

  /// Follows the place of an issue.
  init(_ services: Services, of place: Property<GitHub.IssuePlace?>) {
    self.services = services
    super.init()
    _stored
      <~ place.producer.skipRepeats().flatMap(.latest) { place in
        place.map { services.store.observe(.projects(of: $0)) } ?? SignalProducer(value: Stored())
      }
  }

  /// The items of the projects, with the requests of the user.
  func items(_ requests: [OutboxRow]) -> [GitHub.ProjectItem] {
    var items = stored.value ?? []
    for row in requests where !row.needsUser {
      switch RequestKinds.request(row) {
      case let request as IssueProjectRequest: request.apply(to: &items)
      case let request as IssueProjectMembership: request.apply(to: &items)
      default: break
      }
    }
    return items
  }

  /// The items whose status the user may change.
  func changeable(_ requests: [OutboxRow]) -> [GitHub.ProjectItem] {
    guard services.projectScopes.changes else { return [] }
    return items(requests).filter(\.isChangeable)
  }

  /// Requests the items, unless they are recent or the token lacks the scope for them.
  func refresh(_ issue: GitHub.Issue, at place: GitHub.IssuePlace) async throws {
    guard !issue.isPullRequest, services.projectScopes.reads,
      isOutdated || !services.isRecent(untracked { stored })
    else { return }
    try await services.sync.refresh(.projects(of: place))
    isOutdated = false
  }
}

extension Services {
  /// Whether the token may read and change projects, as far as the server names its scopes.
  var projectScopes: (reads: Bool, changes: Bool) {
    guard let scopes = session.scopes, !scopes.isEmpty else { return (true, true) }
    let changes = scopes.contains("project")
    return (changes || scopes.contains("read:project"), changes)
  }
}

nonisolated extension GitHub.ProjectItem {
  /// Whether the user may choose another status: not in a closed project, not while the rights are
  /// not known, and not before the server has added the issue.
  var isChangeable: Bool {
    !id.isEmpty && project.isOffered && project.statusField != nil && !project.statuses.isEmpty
  }
}

extension IssueViewModel {
  /// Choosing the status in a project, and the projects, as far as the user may change them.
  func projectActions(_ rights: IssueRights) -> [ScreenAction] {
    guard page?.isPullRequest == false, services.projectScopes.changes else { return [] }
    let status: IssueChoice? = projects.changeable(requests).isEmpty ? nil : .projectStatus
    return [status, rights.triages ? .projects : nil].compactMap(\.self).map { choice in
      ScreenAction(choice.rawValue, choice.action, section: Strings.issue) {
        [services, repository, number] in
        services.navigation.present(.issueChoice(choice, repository, [number]))
      }
    }
  }
}
