import BinderyNavigation
import GitHubValues

/// The options, in the order of the list.
extension IssueChoiceViewModel {
  var storedOptions: SignalProducer<[IssueOption]?, Never> {
    let store = services.store
    return switch choice {
    case .labels:
      store.observe(.labels(of: repository)).map { $0.value?.map { .label($0) } }
    case .assignees:
      store.observe(.assignable(in: repository)).map { $0.value?.map { .assignee($0) } }
    case .milestone:
      store.observe(.milestones(of: repository)).map { stored in
        stored.value.map { [.milestone(nil)] + $0.map { .milestone($0) } }
      }
    }
  }

  func refreshOptions() async throws {
    switch choice {
    case .labels: try await services.sync.refresh(.labels(of: repository))
    case .assignees: try await services.sync.refresh(.assignable(in: repository))
    case .milestone: try await services.sync.refresh(.milestones(of: repository))
    }
  }

  func makeSections() -> [Section] {
    guard let issue, let options else { return [] }
    let (keyword, set) = (keyword.trimmed, Set(issue.options(of: choice).map(\.id)))
    var seen: Set<String> = []
    // What the issue has is in the list, whether or not the repository still has it.
    let all = (options + waitingLabels + issue.options(of: choice)).filter {
      seen.insert($0.id).inserted
    }
    let matches = all.filter { $0.title.matches(keyword) }
    let ordered =
      matches.filter { first.contains($0.id) }
      + matches.filter { !first.contains($0.id) }
    var rows = ordered.map { option in
      Row(
        option.id,
        option,
        title: option.title,
        isCurrent: set.contains(option.id),
        color: option.color
      )
    }
    if let new = newLabel(named: keyword, besides: all) { rows.append(new) }
    return rows.isEmpty ? [] : [Section(title: "", rows: rows)]
  }

  /// The labels that the server does not have yet.
  private var waitingLabels: [IssueOption] { requestsForLabels.map { .label($0.1.label) } }

  /// The number of the request that makes a label; `nil` if the server has it.
  func waiting(_ label: GitHub.Label) -> Int64? {
    requestsForLabels.first { $0.1.label.name.lowercased() == label.name.lowercased() }?.0
  }

  private var requestsForLabels: [(Int64, NewLabel)] {
    guard choice == .labels, let id = storedRepository.value?.id else { return [] }
    return newLabels.compactMap { row in
      guard !row.needsUser, let new = RequestKinds.request(row) as? NewLabel,
        new.repository.rawValue == id
      else { return nil }
      return (row.id, new)
    }
  }

  /// The row that makes a label, where the user may.
  private func newLabel(named name: String, besides options: [IssueOption]) -> Row? {
    let option = IssueOption.newLabel(name)
    guard choice == .labels, !name.isEmpty, name.count <= 50,
      IssueRights(storedRepository.value, isAuthor: false).makesLabels,
      !options.contains(where: { $0.title.lowercased() == name.lowercased() })
    else { return nil }
    return Row(option.id, option, title: option.title, isCurrent: false)
  }
}
