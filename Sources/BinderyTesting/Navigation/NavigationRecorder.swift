/// A navigation for tests: it works like the real one, and remembers what was asked of it.
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
  /// The router behind it, for playing the part of a host.
  public let router = Router<Screen>()

  /// The requests so far, as a person would write them.
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

  /// The stack, as a person would write it: `[C0: Home, Repository] [C5: RefPicker]`.
  public var outline: String { controllers.map(\.description).joined(separator: " ") }

  /// The screen on show.
  public var top: Screen? { router.top }

  /// Puts `screen` on top of the last controller.
  public func push(_ screen: Screen, animated: Bool) { router.push(screen, animated: animated) }

  /// Takes the top screen off the last controller.
  public func pop(animated: Bool) { router.pop(animated: animated) }

  /// Takes all screens but the root off the last controller.
  public func popToRoot(animated: Bool) { router.popToRoot(animated: animated) }

  /// Puts `screen` on a controller of its own.
  public func present(_ screen: Screen, animated: Bool, completion: (() -> Void)?) {
    router.present(screen, animated: animated, completion: completion)
  }

  /// Takes the last controller away.
  public func dismiss(animated: Bool, completion: (() -> Void)?) {
    router.dismiss(animated: animated, completion: completion)
  }

  /// Begins again with `screen`.
  public func resetRoot(_ screen: Screen, animated: Bool) {
    router.resetRoot(screen, animated: animated)
  }

  /// Takes away the screen of `viewModel` and all that is above it.
  public func remove(_ viewModel: ViewModel, animated: Bool) {
    router.remove(viewModel, animated: animated)
  }
}
