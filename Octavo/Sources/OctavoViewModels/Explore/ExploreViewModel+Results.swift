import BinderyNavigation
import GitHubValues

extension Services {
  /// Returns the row of an issue; `nil` for one whose repository is not known.
  func row(_ issue: GitHub.Issue) -> SummaryRow? {
    guard let name = issue.repository else { return nil }
    return SummaryRow(
      "\(name)#\(issue.number)",
      issue.title,
      detail: [
        "\(name)#\(issue.number)", issue.stateWords, Strings.count(issue.comments, "comment"),
        issue.updatedAt.map { Strings.ago($0, now: now()) },
      ],
      .issue(name, issue.number),
      address: issue.htmlURL
    )
  }
}

extension ExploreViewModel {
  /// The identity of the section of accounts.
  static var accountSection: String { "accounts" }

  /// The number of accounts above the repositories; a row leads to the others.
  private static var accountLimit: Int { 3 }

  /// The accounts that were found; `nil` if there are none, or none yet.
  var accountResults: ExploreSection? {
    let found = accounts.visible
    var rows = found.prefix(Self.accountLimit).map { ExploreRow.Content.account($0) }
    if found.count > Self.accountLimit {
      rows.append(.all("All users", .discovery(Discovery(.accounts(matching: searched)))))
    }
    if case .failed(let message) = accounts.phase, !isFailed {
      rows.insert(.failure(message), at: 0)
    }
    return rows.isEmpty ? nil : ExploreSection(Self.accountSection, "Users", rows)
  }

  /// The identity of the section of issues.
  static var issueSection: String { "issues" }

  /// The number of issues above the repositories.
  private static var issueLimit: Int { 5 }

  /// The issues that were found; `nil` if there are none, or none yet.
  var issueResults: ExploreSection? {
    var rows = issues.visible.prefix(Self.issueLimit).compactMap { issue in
      services.row(issue).map(ExploreRow.Content.summary)
    }
    if case .failed(let message) = issues.phase, !isFailed {
      rows.insert(.failure(message), at: 0)
    }
    return rows.isEmpty ? nil : ExploreSection(Self.issueSection, "Issues", rows)
  }

  /// The repositories that were found; `nil` if there are none, or none yet.
  var repositoryResults: ExploreSection? {
    let rows = results.visible.map { ExploreRow.Content.repository(services.result($0)) }
    let title = language.map { "Repositories in \($0)" } ?? "Repositories"
    return rows.isEmpty ? nil : ExploreSection("repositories", title, rows)
  }

  /// The list of the repositories that were found.
  private var discovery: Discovery {
    Discovery(.repositories(matching: searched), language: language)
  }

  /// The query for the repositories that the user searches for; `nil` without a search.
  var resultQuery: StoreQuery<[GitHub.Repository]>? {
    searched.isEmpty ? nil : .repositories(of: discovery, at: services.now())
  }

  /// The choices that decide what a search finds; none without a search.
  public var choices: [DiscoveryChoice] {
    searched.isEmpty ? [] : discovery.choices { [weak self] in self?.choose($0) }
  }

  private func choose(_ kind: OptionKind) {
    let discovery = discovery
    Task.immediate { [weak self, services] in
      guard let changed = await services.choose(kind, of: discovery) else { return }
      self?.search(in: changed.language)
    }
  }

  /// Shows the lists of what a query finds besides repositories; none for an empty query.
  func showOthers(_ query: String) {
    let isEmpty = query.isEmpty
    accounts.show(isEmpty ? nil : .accounts(of: Discovery(.accounts(matching: query))))
    issues.show(isEmpty ? nil : .issues(matching: query))
  }

  /// Whether the search for repositories has failed, whose message is then shown for both.
  private var isFailed: Bool {
    if case .failed = results.phase { true } else { false }
  }
}
