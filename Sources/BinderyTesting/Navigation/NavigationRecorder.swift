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

  /// Pushes `screen` onto the last controller.
  public func push(_ screen: Screen, animated: Bool) { router.push(screen, animated: animated) }

  /// Pops the top screen of the last controller.
  public func pop(animated: Bool) { router.pop(animated: animated) }

  /// Pops all screens of the last controller except the root.
  public func popToRoot(animated: Bool) { router.popToRoot(animated: animated) }

  /// Presents `screen` on a new controller.
  public func present(_ screen: Screen, animated: Bool, completion: (() -> Void)?) {
    router.present(screen, animated: animated, completion: completion)
  }

  /// Dismisses the last controller.
  public func dismiss(animated: Bool, completion: (() -> Void)?) {
    router.dismiss(animated: animated, completion: completion)
  }

  /// Replaces all controllers with one whose root is `screen`.
  public func resetRoot(_ screen: Screen, animated: Bool) {
    router.resetRoot(screen, animated: animated)
  }

  /// Removes the screen of `viewModel` and all screens above it.
  public func remove(_ viewModel: ViewModel, animated: Bool) {
    router.remove(viewModel, animated: animated)
  }
}
