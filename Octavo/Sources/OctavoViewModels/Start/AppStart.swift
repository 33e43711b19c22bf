import BinderyNavigation
import GitHubValues

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

  /// Shows the screens of `link` with its parents, in a running program; before the login, it starts
  /// with the link.
  ///
  /// Screens of the link that are shown already stay.
  public func open(_ link: DeepLink) {
    guard services.session.user != nil else { return start(at: link) }
    show(link, isForced: false)
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
    case let link?: show(link, isForced: true)
    }
  }

  private func show(_ link: DeepLink, isForced: Bool) {
    let navigation = services.navigation
    guard navigation.set(path(of: link), isForced: isForced) != .refused,
      let name = link.ambiguousRepository,
      !services.isRecent(services.store.result(of: .references(of: name)))
    else { return }
    let shown = untracked { navigation.path }
    Task.immediate { [services] in
      do {
        try await services.refreshReferences(of: name)
        // A user who has navigated meanwhile stays there.
        guard untracked({ navigation.path }) == shown else { return }
        navigation.set(path(of: link), .automatic, isForced: isForced)
      } catch {
        services.showNotice(services.message(for: error))
      }
    }
  }

  /// Returns the path of a link, as far as its screens are known.
  private func path(of link: DeepLink) -> RoutePath<Route> {
    guard let name = link.ambiguousRepository else { return link.path(at: nil) }
    return link.path(
      at: services.store.result(of: .references(of: name)).value,
      defaultBranch: services.store.result(of: .repository(name)).value?.defaultBranch
    )
  }
}
