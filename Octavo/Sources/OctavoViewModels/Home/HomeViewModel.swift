public import BinderyNavigation
import GitHubValues

/// The tabs: News, Repositories, Explore, Profile and Inbox.
public final class HomeViewModel: ViewModel, @MainActor TabBarViewModel {
  /// The login of the user.
  public let login: String
  /// The five tabs, each on a navigation controller of its own.
  public let tabs: Tabs<Route>

  /// The number of texts and requests that are not sent.
  @MutableProperty public private(set) var unsentCount = 0

  /// The thread of the inbox whose subject the page on top shows; `nil` for none.
  @Computed({ (viewModel: HomeViewModel) in
    viewModel.services.inbox.thread(at: viewModel.services.navigation.path.targets.last)
  })
  var thread

  let services: Services
  private let notifier: InboxNotifier

  /// Makes the screen for the user who is logged in.
  public init(_ services: Services) {
    self.services = services
    login = services.session.user?.login ?? ""
    tabs = Tabs([
      .init(
        TabLabel("News", id: "news", icon: "document-open-recent"),
        .news(.received(by: login))
      ),
      .init(TabLabel("Repositories", id: "repositories", icon: "folder"), .repositories),
      .init(TabLabel("Explore", id: "explore", icon: "system-search"), .explore),
      .init(TabLabel("Profile", id: "profile", icon: "avatar-default"), .user(login)),
      .init(
        TabLabel("Inbox", id: "inbox", icon: "mail-unread") {
          let count = services.unreadCount
          return count > 0 ? "\(count)" : nil
        },
        .inbox
      ),
    ])
    notifier = InboxNotifier(services)
    super.init()
    _unsentCount <~ services.outbox.count
    followTabs()
  }

  /// Whether the settings are not on top already.
  var canOpenSettings: Bool { services.navigation.path.targets.last != .settings }

  /// Whether no search is on top already.
  var canSearch: Bool {
    if case .search? = services.navigation.path.targets.last { false } else { true }
  }

  /// Whether the issues of the user are not on top already.
  var canOpenIssues: Bool {
    if case .issues(.own, _)? = services.navigation.path.targets.last { false } else { true }
  }

  /// Whether the pull requests of the user are not on top already.
  var canOpenPulls: Bool {
    if case .issues(.ownPulls, _)? = services.navigation.path.targets.last { false } else { true }
  }

  /// Shows the pull requests that have to do with the user.
  func openPulls() { services.navigation.push(.issues(.ownPulls)) }

  /// Shows the issues that have to do with the user.
  func openIssues() { services.navigation.push(.issues(.own)) }

  /// The number of what is not sent in words; `nil` for nothing.
  public var unsent: String? { unsentCount > 0 ? "\(unsentCount) unsent" : nil }

  /// Whether what is not sent is not on top already.
  var canOpenUnsent: Bool { services.navigation.path.targets.last != .unsent }

  /// Shows what is not sent.
  public func openUnsent() { services.navigation.push(.unsent) }

  /// Shows the palette of actions and places.
  public func goToPlace() { Task.immediate { [services] in await services.jump() } }

  /// Whether the accounts are not on top already.
  var canOpenAccounts: Bool { services.navigation.path.targets.last != .accounts }

  /// Whether no change to another account is under way.
  var canChangeAccount: Bool { services.nextAccount == nil }

  /// Shows the accounts.
  public func openAccounts() { services.navigation.push(.accounts) }

  /// Continues as another account.
  func change(to account: StoredAccount) { AppStart(services).change(to: account.id) }

  /// Shows the settings.
  public func openSettings() { services.navigation.push(.settings) }
}
