public import GitHubValues

/// A row of Explore.
public nonisolated struct ExploreRow: Sendable, Identifiable, Equatable {
  /// The content of a row.
  public enum Content: Sendable, Equatable {
    /// A recent search.
    case query(String)
    /// A repository.
    case repository(RepositoryRow)
    /// An account.
    case account(GitHub.Account)
    /// A topic.
    case summary(SummaryRow)
    /// The title of the row that leads to the whole list of a section.
    case all(String, Route)
    /// The message of a list that could not be loaded; opening it loads the list again.
    case failure(String)
    /// A list that is being loaded.
    case loading
  }

  /// The identity of the section.
  let section: String
  /// The content.
  public let content: Content

  init(_ section: String, _ content: Content) {
    self.section = section
    self.content = content
  }

  /// The identity of the section and of the content, because two sections can have the same
  /// repository.
  public var id: String {
    switch content {
    case .query(let query): "\(section) query \(query)"
    case .repository(let row): "\(section) repository \(row.id)"
    case .account(let account): "\(section) account \(account.login)"
    case .summary(let row): "\(section) summary \(row.id)"
    case .all: "\(section) all"
    case .failure: "\(section) failure"
    case .loading: "\(section) loading"
    }
  }

  /// The row in words, for assistive technology.
  public var spoken: String {
    switch content {
    case .query(let query): query
    case .repository(let row): row.loaded.fullName.description
    case .account(let account): account.login
    case .summary(let row): row.title
    case .all(let title, _): title
    case .failure(let message): "\(message) \(Strings.tryAgain)"
    case .loading: Strings.loading
    }
  }

  /// The repository of a row that has one.
  public var repositoryRow: RepositoryRow? {
    if case .repository(let row) = content { row } else { nil }
  }

  /// The account of a row that has one.
  public var account: GitHub.Account? {
    if case .account(let account) = content { account } else { nil }
  }
}
