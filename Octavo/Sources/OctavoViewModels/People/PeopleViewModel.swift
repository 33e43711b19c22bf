public import BinderyNavigation
public import GitHubValues

/// The followers of an account, or the accounts that it follows.
public final class PeopleViewModel: ViewModel, PagedTableViewModel, RestorableTable {
  /// The relation between the account and those on the list.
  public let kind: PeopleKind
  /// The login of the account.
  public let login: String
  /// The selected row, for the next start.
  public var selectedRow = SelectedRow()
  /// The accounts, their filter and their paging.
  public let people: ObservedList<GitHub.Account>
  let services: Services

  /// Makes the screen.
  public init(_ services: Services, _ kind: PeopleKind, of login: String) {
    self.services = services
    self.kind = kind
    self.login = login
    people = ObservedList(services, .people(kind, of: login)) { $0.login.matches($1) }
    super.init()
    whenActivated { viewModel, _ in viewModel.people.refreshIfNeeded() }
  }

  /// The accounts, as every table has them.
  public var list: ObservedList<GitHub.Account> { people }

  /// The accounts that the filter lets through.
  public var rows: [GitHub.Account] { people.visible }

  /// The title of the screen.
  public var title: String {
    switch kind {
    case .followers: "Followers of \(login)"
    case .following: "Followed by \(login)"
    }
  }

  /// The text in place of an empty list.
  public var emptyText: String {
    switch kind {
    case .followers: "\(login) doesn’t have any followers yet."
    case .following: "\(login) isn’t following other users yet."
    }
  }

  /// Shows an account.
  public func open(_ account: GitHub.Account) {
    services.navigation.push(.user(account.login))
  }
}
