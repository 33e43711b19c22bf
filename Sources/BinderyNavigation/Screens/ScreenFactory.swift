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
///     case .refPicker(let name, let current):
///       .refPicker(RefPickerViewModel(name, current, finish: context.finish()))
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
  private let returnResult: (Any) -> Void
  private let remove: () -> Void

  init(returnResult: @escaping (Any) -> Void, remove: @escaping () -> Void) {
    self.returnResult = returnResult
    self.remove = remove
  }

  /// Returns a closure that removes the screen and returns a result to the caller of
  /// ``RouteNavigation/result(of:returning:)``; if there is none, the result is dropped.
  public func finish<Result>(_ type: Result.Type = Result.self) -> (Result) -> Void {
    { [returnResult] in returnResult($0) }
  }

  /// Removes the screen and all screens above it, without a question and without a result.
  public func close() { remove() }
}
