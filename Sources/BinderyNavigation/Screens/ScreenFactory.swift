/// The one place of an app that makes the view model of each route.
///
/// ```swift
/// final class AppScreens: ScreenFactory {
///   private let services: Services
///
///   init(_ services: Services) { self.services = services }
///
///   func screen(for route: Route, _ context: ScreenContext) -> Screen {
///     switch route {
///     case .home: .home(HomeViewModel(services))
///     case .repository(let name): .repository(RepositoryViewModel(services, name))
///     case .tree(let name, let path): .tree(TreeViewModel(services, name, path))
///     case .refPicker(let name, let current, let result):
///       .refPicker(RefPickerViewModel(name, current, finish: context.finish(result)))
///     }
///   }
/// }
/// ```
@MainActor
public protocol ScreenFactory<Screen>: AnyObject {
  /// The screens of the app.
  associatedtype Screen: NavigationScreen

  /// Makes the screen of `route`.
  ///
  /// - Parameters:
  ///   - route: The route.
  ///   - context: The ways in which the screen returns a result and closes itself.
  /// - Returns: A new screen.
  func screen(for route: Screen.Route, _ context: ScreenContext) -> Screen
}

/// The ways in which a screen that a ``ScreenFactory`` makes returns a result and closes itself.
@MainActor
public struct ScreenContext {
  private let owner: WeakViewModel
  private let remove: (ViewModel) -> Void

  init(_ owner: WeakViewModel, remove: @escaping (ViewModel) -> Void) {
    self.owner = owner
    self.remove = remove
  }

  /// Returns a closure that removes the screen and returns a result to the caller that awaits it;
  /// if there is none, the result is dropped.
  ///
  /// - Parameter result: The result that the case of the route declares.
  /// - Returns: The closure, usually for the initialiser of the view model.
  public func finish<Result>(_ result: RouteResult<Result>) -> (Result) -> Void {
    { [owner, remove] value in
      result.pending?.receive(value, from: owner.viewModel)
      owner.remove(remove)
    }
  }

  /// Removes the screen and all screens above it, without a question and without a result.
  public func close() { owner.remove(remove) }
}
