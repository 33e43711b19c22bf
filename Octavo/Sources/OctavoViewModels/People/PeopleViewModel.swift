public import BinderyNavigation
public import GitHubValues

/// The accounts on a list of another one: its followers, those that it follows, its organizations or
/// its members.
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
    case .organizations: "Organizations of \(login)"
    case .members: "Members of \(login)"
    }
  }

  /// The text in place of an empty list.
  public var emptyText: String {
    switch kind {
    case .followers: "\(login) doesn’t have any followers yet."
    case .following: "\(login) isn’t following other users yet."
    case .organizations: "\(login) isn’t a public member of any organization."
    case .members: "\(login) doesn’t have any public members."
    }
  }

  /// Whether the user follows an account; `nil` while that is not known.
  public func isFollowing(_ account: GitHub.Account) -> Bool? {
    services.viewerState.isFollowing(account.login)
  }

  /// Whether an account can be followed: another user.
  func canFollow(_ account: GitHub.Account) -> Bool {
    account.kind != .organization
      && account.login.lowercased() != services.session.user?.login.lowercased()
  }

  /// Follows an account, or unfollows it.
  func setFollowing(_ isFollowing: Bool, _ account: GitHub.Account) {
    Task.immediate { [services] in await services.setFollowing(isFollowing, account.login) }
  }

  /// Shows an account.
  public func open(_ account: GitHub.Account) {
    services.navigation.push(.user(account.login))
  }
}
