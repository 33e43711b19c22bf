/// A navigation for tests: works like a `Router` and records every request.
///
/// ```swift
/// let navigation = NavigationRecorder<Screen>()
/// let home = HomeViewModel(navigation)
/// navigation.resetRoot(.home(home))
/// home.openFirst()
/// #expect(navigation.requests == ["resetRoot Home", "push Repository"])
/// #expect(navigation.outline == "[C0: Home, Repository]")
/// ```
public final class NavigationRecorder<Screen: NavigationScreen>: Navigation {
  /// The router that carries out the requests; a test calls it in place of a host.
  public let router = Router<Screen>()

  /// The requests so far, as text such as `push Repository`.
  public private(set) var requests: [String] = []
  private var recording: (any Disposable)?

  /// Makes a navigation without screens.
  public init() {
    recording = router.requests.observeValues { [weak self] in
      self?.requests.append("\($0)")
    }
  }

  deinit {}

  /// The stack of navigation controllers.
  public var controllers: [NavigationController<Screen>] { router.controllers }

  /// The stack as text: `[C0: Home, Repository] [C5: RefPicker]`.
  public var outline: String { controllers.map(\.description).joined(separator: " ") }

  /// The visible screen.
  public var top: Screen? { router.top }

  /// Performs a request with the router.
  @discardableResult
  public func submit(
    _ request: NavigationRequest<Screen>,
    completion: (() -> Void)?
  ) -> NavigationOutcome {
    router.submit(request, completion: completion)
  }
}

extension NavigationRecorder: RouteNavigation {
  /// The routes of the screens.
  public var path: RoutePath<Screen.Route> { router.path }

  /// Whether a test has given the router room for a page beside a list.
  public var hasRoomBeside: Bool { router.hasRoomBeside }

  /// Shows a page beside a list.
  public func preview(_ content: PreviewContent<Screen.Route>?, beside viewModel: ViewModel) {
    router.preview(content, beside: viewModel)
  }

  /// Performs a request with the router.
  @discardableResult
  public func submit(
    _ request: NavigationRequest<Screen.Route>,
    completion: (() -> Void)?
  ) -> NavigationOutcome {
    router.submit(request, completion: completion)
  }

  /// Performs a request for a screen that returns a result, and waits for the result.
  public func result<Result>(
    of request: (RouteResult<Result>) -> NavigationRequest<Screen.Route>
  ) async -> Result? {
    await router.result(of: request)
  }

  /// Returns the place of the user with the state of each screen.
  public func snapshot(version: Int) -> NavigationSnapshot<Screen.Route> {
    router.snapshot(version: version)
  }

  /// Shows the screens of a snapshot in one change.
  @discardableResult
  public func restore(_ snapshot: NavigationSnapshot<Screen.Route>, version: Int) -> Bool {
    router.restore(snapshot, version: version)
  }
}
