import BinderyNavigation

/// The start of the app, and the way to a place.
///
/// ```swift
/// AppStart(services).start(at: try DeepLink(parsing: "/apple/swift-nio"))
/// ```
public struct AppStart {
  let services: Services

  /// Makes a start.
  public init(_ services: Services) { self.services = services }

  /// Shows the screens of `link`, or the login, which goes on to them.
  ///
  /// Without a link it shows the start page of the settings, by default the place of the last time.
  /// Screens that need no request are
  /// shown when it returns.
  public func start(at link: DeepLink?) {
    guard services.session.user != nil, link != .login else {
      services.navigation.resetRoot(.login(.start(then: link)), isForced: true)
      return
    }
    enter(then: link)
  }

  /// Shows the screens of `link` with its parents, in a running program; before the login, it
  /// starts with the link.
  ///
  /// Screens of the link that are shown already stay. While the server is asked for the branch of
  /// the link, the present screens are covered by that of the request.
  public func open(_ link: DeepLink) {
    guard services.session.user != nil else { return start(at: link) }
    if let path = services.knownPath(of: link) {
      services.navigation.set(path)
    } else {
      services.navigation.push(.link(link))
    }
  }

  /// Shows the first screens of the account that has logged in.
  func enter(then link: DeepLink?) {
    abandonAccountChange()
    services.beginAccount()
    services.checkForReleaseAtStart()
    switch link {
    case nil: showStartPage()
    // Not a path: it would keep the home of the account before.
    case .home, .login: services.navigation.resetRoot(.home, isForced: true)
    case let link?:
      let path = services.knownPath(of: link) ?? [.home, .link(link)]
      services.navigation.set(path, isForced: true)
    }
  }
}
