public import BinderyNavigation
public import GitHubValues

/// Popular users, or the accounts that a search has found.
public final class AccountDiscoveryViewModel: ViewModel, PagedTableViewModel, RestorableTable,
  DiscoveryScreen
{
  /// The list that is shown.
  public let discovery: Discovery
  /// The selected row, for the next start.
  public var selectedRow = SelectedRow()
  /// The accounts, their filter and their paging.
  public let list: ObservedList<GitHub.Account>

  let services: Services

  /// Makes the screen.
  public init(_ services: Services, _ discovery: Discovery) {
    self.services = services
    self.discovery = discovery
    list = ObservedList(services, .accounts(of: discovery)) { $0.login.matches($1) }
    super.init()
    whenActivated { viewModel, _ in viewModel.list.refreshIfNeeded() }
  }

  /// The accounts that the filter lets through.
  public var rows: [GitHub.Account] { list.visible }

  /// The title of the list.
  public var title: String { discovery.title }

  /// The title, and the rule by which the list is made.
  public var screenTitle: ScreenTitle { .double(title, subtitle: discovery.rule) }

  /// The text in place of an empty list.
  public var emptyText: String { discovery.emptyText }

  /// The choices that decide what the list shows.
  public var choices: [DiscoveryChoice] { makeChoices() }

  /// The follow of an account; `nil` for one that cannot be followed.
  public func followState(of account: GitHub.Account) -> FollowState? {
    services.followState(of: account)
  }

  /// Shows an account.
  public func open(_ account: GitHub.Account) { services.navigation.push(.user(account.login)) }
}

extension AccountDiscoveryViewModel: ActionProviding, FollowListing {
  /// The choices, and refreshing.
  public var actions: [ScreenAction] { choices.map(\.action) + [services.refresh(self)] }

  /// Following an account, and its page.
  public func actions(for row: GitHub.Account) -> [ScreenAction] { services.actions(for: row) }
}
