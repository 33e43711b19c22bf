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
    case .type:
      source(.issueTypes(of: repository.owner)) { $0.isEnabled ? .type($0.name) : nil }
    case .subIssues, .blockers, .original:
      source(.latestIssues(of: repository)) { [weak self] in self?.option($0) }
    case .repository: source(.repositories(.ownedBy(repository.owner))) { .repository($0.fullName) }
    case .projectStatus: statusSource
    case .projects: source(.projects(ofOwner: repository)) { $0.isOffered ? .project($0) : nil }
    }
  }

  private func source<Item>(
    _ query: StoreQuery<[Item]>,
    _ option: @escaping (Item) -> IssueOption?
  ) -> Source {
    (
      services.store.observe(query).map { $0.value?.compactMap(option) },
      { [services] in try await services.sync.refresh(query) }
    )
  }

  func makeSections() -> [Section] {
    guard !issues.isEmpty, let options = options ?? (choice.takesNames ? [] : nil) else {
      return []
    }
    let (keyword, set) = (keyword.trimmed, commonOptions)
    let present = issues.flatMap { self.present(in: $0) }
    var seen: Set<String> = []
    // What the issue has is in the list, whether or not the repository still has it.
    let others = (options + waitingLabels + present + searched).filter {
      $0.id != choice.none?.id
    }
    // A duplicate need not name the other issue; otherwise none is one of several.
    let none = others.isEmpty && choice != .original ? nil : choice.none
    let all = ([none].compactMap(\.self) + others).filter { seen.insert($0.id).inserted }
    let words = keyword.split(separator: " ").map(String.init)
    let matches = all.filter { option in words.allSatisfy(option.title.matches) }
    let ordered =
      matches.filter { first.contains($0.id) }
      + matches.filter { !first.contains($0.id) }
    var rows = ordered.map { option in
      Row(
        option.id,
        option,
        title: title(of: option),
        isCurrent: set.contains(option.id),
        color: option.color
      )
    }
    if let new = new(keyword, besides: all) { rows.append(new) }
    if let other = typed(keyword, besides: all) { rows.append(other) }
    return rows.isEmpty ? [] : [Section(title: "", rows: rows)]
  }

  /// The title of an option; an issue of the repository itself is shown by its number.
  private func title(of option: IssueOption) -> String {
    let start = "\(repository)#"
    return option.title.hasPrefix(start)
      ? "#\(option.title.dropFirst(start.count))" : option.title
  }

  /// The options that an issue has, with the requests of the user.
  func present(in issue: GitHub.Issue) -> [IssueOption] {
    if choice == .projectStatus { return presentStatuses }
    if choice == .projects { return projects.items(linkRequests).map { .project($0.project) } }
    guard let kind = choice.link else { return issue.options(of: choice) }
    return links.linked(kind, linkRequests).map { .issue($0.named(in: repository)) }
  }

  /// The row of an issue or a repository that is typed and not in the list; `nil` for none.
  private func typed(_ keyword: String, besides options: [IssueOption]) -> Row? {
    let option: IssueOption? =
      switch choice {
      case _ where choice.takesIssues:
        GitHub.IssueAddress(parsing: keyword, in: repository).map { address in
          let issue = GitHub.Issue(id: 0, number: address.number, title: "")
          return .issue(issue.named(in: address.repository))
        }
      case .repository:
        GitHub.RepositoryName(keyword.contains("/") ? keyword : "\(repository.owner)/\(keyword)")
          .map { .repository($0) }
      default: nil
      }
    let own = numbers.map { GitHub.Issue(id: 0, number: $0, title: "").named(in: repository) }
    guard let option, !(options + own.map { .issue($0) }).contains(where: { $0.id == option.id }),
      option.id != IssueOption.repository(repository).id
    else { return nil }
    return Row(option.id, option, title: option.title, isCurrent: false)
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

  /// The row that makes a label or a milestone, where the user may.
  private func new(_ name: String, besides options: [IssueOption]) -> Row? {
    let option = IssueOption.new(name)
    guard let noun = choice.newNoun, !isOfDraft || choice == .labels, !name.isEmpty,
      name.count <= choice.longestName,
      IssueRights(storedRepository.value, isAuthor: false).makesLabels,
      !options.contains(where: { $0.title.lowercased() == name.lowercased() })
    else { return nil }
    return Row(option.id, option, title: "Make the \(noun) “\(name)”", isCurrent: false)
  }
}

nonisolated extension GitHub.Issue {
  /// The issue with its repository, which is this one if the response does not say.
  func named(in repository: GitHub.RepositoryName) -> Self {
    var issue = self
    issue.repository = self.repository ?? repository
    return issue
  }
}

nonisolated extension IssueChoice {
  /// The links to other issues; `nil` for another choice.
  var link: IssueLinkKind? {
    switch self {
    case .subIssues: .subIssue
    case .blockers: .blocker
    default: nil
    }
  }

  /// The thing that a writer can make by its name; `nil` for another choice.
  fileprivate var newNoun: String? {
    switch self {
    case .labels: "label"
    case .milestone: "milestone"
    default: nil
    }
  }

  /// The most characters of its name.
  fileprivate var longestName: Int { self == .labels ? 50 : 255 }

  /// Whether an option can be typed that the list lacks.
  fileprivate var takesNames: Bool {
    takesIssues || self == .repository
  }

  /// Whether the options are issues.
  var takesIssues: Bool { [.subIssues, .blockers, .original].contains(self) }

  /// The option in place of all others; `nil` for none.
  fileprivate var none: IssueOption? {
    switch self {
    case .milestone: .milestone(nil)
    case .type: .type(nil)
    case .original: .issue(nil)
    default: nil
    }
  }
}
