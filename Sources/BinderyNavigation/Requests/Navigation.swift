/// How view models go from screen to screen: six verbs, and no word of views.
///
/// It stands on the service bus. All verbs act on the last navigation controller of the stack; a
/// verb with nothing to act on does nothing, and debug builds report it. `completion` runs when the
/// change has been made and every host has been notified.
///
/// ```swift
/// services.navigation.push(.repository(RepositoryViewModel(services, repository)))
///
/// let ref = await services.navigation.present { [refs] finish in
///   .refs(RefPickerViewModel(refs, finish: finish))
/// }
/// ```
///
/// The verbs are MVVMReactiveCocoa's `MRCNavigationProtocol`.
@MainActor
public protocol Navigation<Screen>: AnyObject {
  /// The app's screens.
  associatedtype Screen: NavigationScreen

  /// Puts `screen` on top of the last controller.
  func push(_ screen: Screen, animated: Bool)

  /// Takes the top screen off the last controller. A root stays.
  func pop(animated: Bool)

  /// Takes all screens but the root off the last controller.
  func popToRoot(animated: Bool)

  /// Puts `screen` on a controller of its own, above all others.
  func present(_ screen: Screen, animated: Bool, completion: (() -> Void)?)

  /// Takes the last controller away, unless it is the only one.
  func dismiss(animated: Bool, completion: (() -> Void)?)

  /// Forgets everything and begins again with `screen`.
  func resetRoot(_ screen: Screen, animated: Bool)

  /// Takes away the screen of `viewModel` and all that is above it, by pop or dismiss.
  ///
  /// What a screen that returns a result does; see ``push(animated:_:)``.
  func remove(_ viewModel: ViewModel, animated: Bool)
}

extension Navigation {
  /// Puts `screen` on top of the last controller, animated.
  public func push(_ screen: Screen) { push(screen, animated: true) }

  /// Takes the top screen off the last controller, animated.
  public func pop() { pop(animated: true) }

  /// Takes all screens but the root off the last controller, animated.
  public func popToRoot() { popToRoot(animated: true) }

  /// Puts `screen` on a controller of its own, animated.
  public func present(_ screen: Screen) { present(screen, animated: true, completion: nil) }

  /// Takes the last controller away, animated.
  public func dismiss() { dismiss(animated: true, completion: nil) }

  /// Forgets everything and begins again with `screen`, without animation.
  public func resetRoot(_ screen: Screen) { resetRoot(screen, animated: false) }
}
