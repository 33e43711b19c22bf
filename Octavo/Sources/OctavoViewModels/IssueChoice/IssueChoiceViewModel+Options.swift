import BinderyNavigation
import GitHubValues

/// The options, in the order of the list.
extension IssueChoiceViewModel {
  /// The options that the store has, and the request for them.
  typealias Source = (
    stored: SignalProducer<[IssueOption]?, Never>, refresh: @MainActor () async throws -> Void
  )

  var source: Source {
    switch choice {
    case .labels: source(.labels(of: repository)) { .label($0) }
    case .assignees: source(.assignable(in: repository)) { .assignee($0) }
    case .milestone: source(.milestones(of: repository)) { .milestone($0) }
    }
  }

  private func source<Item>(
    _ query: StoreQuery<[Item]>,
    _ option: @escaping (Item) -> IssueOption
  ) -> Source {
    (
      services.store.observe(query).map { $0.value?.map(option) },
      { [services] in try await services.sync.refresh(query) }
    )
  }

  func makeSections() -> [Section] {
    guard !issues.isEmpty, let options else { return [] }
    let (keyword, set) = (keyword.trimmed, commonOptions)
    let present = issues.flatMap { $0.options(of: choice) }
    var seen: Set<String> = []
    // What the issue has is in the list, whether or not the repository still has it.
    let none: [IssueOption] = choice == .milestone ? [.milestone(nil)] : []
    let all = (none + options + waitingLabels + present).filter {
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
    guard choice == .labels, !isOfDraft, !name.isEmpty, name.count <= 50,
      IssueRights(storedRepository.value, isAuthor: false).makesLabels,
      !options.contains(where: { $0.title.lowercased() == name.lowercased() })
    else { return nil }
    return Row(option.id, option, title: option.title, isCurrent: false)
  }
}
