public import BinderyNavigation
public import GitHubValues

/// The accounts on a list, such as the followers of an account.
public final class PeopleViewModel: ViewModel, PagedTableViewModel, RestorableTable {
  /// The list that is shown.
  public let kind: PeopleList
  /// The selected row, for the next start.
  public var selectedRow = SelectedRow()
  /// The accounts, their filter and their paging.
  public let people: ObservedList<GitHub.Account>
  let services: Services
  /// Whether the list is that of the user’s own organizations or follows.
  private let isOwn: Bool

  /// Makes the screen.
  public init(_ services: Services, _ list: PeopleList) {
    self.services = services
    kind = list
    isOwn =
      switch list {
      case .organizations(let login), .following(let login): services.isUser(login)
      default: false
      }
    people = ObservedList(services, isOwn ? .ownPeople(list) : .people(list)) {
      $0.login.matches($1)
    }
    super.init()
    people.refreshCommand.onValue(self) { viewModel, _ in viewModel.refreshed() }
    people.refreshCommand.onError(self) { viewModel, error in viewModel.refreshFailed(error) }
    whenActivated { viewModel, _ in viewModel.people.refreshIfNeeded() }
  }

  /// The accounts, as every table has them.
  public var list: ObservedList<GitHub.Account> { people }

  /// The accounts that the filter lets through.
  public var rows: [GitHub.Account] { people.visible }

  /// The title of the screen.
  public var title: String {
    switch kind {
    case .followers(let login): "Followers of \(login)"
    case .following(let login): "Followed by \(login)"
    case .organizations(let login): "Organizations of \(login)"
    case .members(let login): "Members of \(login)"
    case .stargazers(let name): "Stargazers of \(name)"
    case .watchers(let name): "Watchers of \(name)"
    }
  }

  /// The text in place of an empty list.
  public var emptyText: String {
    switch kind {
    case .followers(let login): "\(login) doesn’t have any followers yet."
    case .following(let login): "\(login) isn’t following other users yet."
    case .organizations where people.query == .ownOrganizations:
      "You aren’t a member of any organization."
    case .organizations where isOwn:
      "You aren’t a public member of any organization. "
        + "Private memberships need a token with the scope “read:org”."
    case .organizations(let login): "\(login) isn’t a public member of any organization."
    case .members(let login): "\(login) doesn’t have any public members."
    case .stargazers(let name): "\(name) doesn’t have any stars yet."
    case .watchers(let name): "\(name) doesn’t have any watchers yet."
    }
  }

  /// The follow of an account; `nil` for one that cannot be followed.
  public func followState(of account: GitHub.Account) -> FollowState? {
    services.followState(of: account)
  }

  /// Shows an account.
  public func open(_ account: GitHub.Account) {
    services.navigation.push(.user(account.login))
  }

  /// Shows the organizations with a public membership if the list is empty and the scopes of the
  /// token are not known.
  ///
  /// GitHub returns an empty list for a fine-grained token, which has no scopes.
  private func refreshed() {
    guard people.query == .ownOrganizations, people.items.isEmpty, services.session.scopes == nil
    else { return }
    showPublicMemberships()
  }

  /// Shows the organizations with a public membership if the token may not read the others.
  private func refreshFailed(_ error: any Error) {
    guard people.query == .ownOrganizations, (error as? APIError)?.reason == .forbidden else {
      return
    }
    showPublicMemberships()
  }

  private func showPublicMemberships() {
    people.show(.people(kind))
    people.refreshCommand.execute()
  }
}
