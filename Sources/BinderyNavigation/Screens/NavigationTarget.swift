/// The screen of a request: a screen, or the route from which it is made.
@MainActor
public enum NavigationTarget<Screen: NavigationScreen> {
  /// A screen with its view model.
  case screen(Screen)
  /// A route; the router makes its screen when the request is performed.
  case route(Screen.Route)

  /// The name of the screen in logs and tests.
  public var name: String {
    switch self {
    case .screen(let screen): screen.name
    case .route(let route): "\(route)"
    }
  }
}

extension NavigationTarget: CustomStringConvertible {
  /// The name of the screen.
  public var description: String { name }
}
