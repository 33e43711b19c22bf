import BinderyNavigation

extension AppStart {
  /// Stores the place of the user for the next start, unless the user is logged out.
  public func storePlace() {
    let snapshot = services.navigation.snapshot(version: Route.version)
    guard services.session.user != nil, snapshot.path.isRestorable else { return }
    services.places.save(snapshot)
  }

  /// Stores the place below the screen of accounts, to which the user comes back.
  func storePlaceBelowAccounts() {
    if untracked({ services.navigation.path.targets.last }) == .accounts {
      services.navigation.pop(.none)
    }
    if untracked({ services.navigation.path.targets.last }) == .settings {
      services.navigation.pop(.none)
    }
    storePlace()
  }

  /// Shows the tab that is the start page, or the place that was stored last.
  func showStartPage() {
    guard let tab = untracked({ services.preferences[Settings.startPage].tab }) else {
      return showLastPlace()
    }
    let home = RoutePath<Route>(controllers: [[.init(.home, tab: tab)]])
    services.navigation.set(home, isForced: true)
  }

  /// Shows the place that was stored last, or home if there is none.
  func showLastPlace() {
    if let snapshot = services.places.load(), snapshot.path.isRestorable,
      services.navigation.restore(snapshot, version: Route.version)
    {
      return
    }
    services.navigation.resetRoot(.home, isForced: true)
  }
}

nonisolated extension RoutePath where Target == Route {
  /// Whether the path is home, and screens that need a home above it.
  fileprivate var isRestorable: Bool {
    targets.first == .home
      && targets.dropFirst().allSatisfy {
        switch $0 {
        case .login, .home, .refPicker, .optionPicker, .contents, .issueChoice, .filter:
          false
        default: true
        }
      }
  }
}
