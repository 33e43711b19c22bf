/// What a view model asked of the navigation, for whoever wants to capture it.
public enum NavigationRequest<Screen: NavigationScreen> {
  /// ``Navigation/push(_:animated:)``
  case push(Screen, animated: Bool)
  /// ``Navigation/pop(animated:)``
  case pop(animated: Bool)
  /// ``Navigation/popToRoot(animated:)``
  case popToRoot(animated: Bool)
  /// ``Navigation/present(_:animated:completion:)``
  case present(Screen, animated: Bool)
  /// ``Navigation/dismiss(animated:completion:)``
  case dismiss(animated: Bool)
  /// ``Navigation/resetRoot(_:animated:)``
  case resetRoot(Screen, animated: Bool)

  /// Whether a host should animate the change.
  public var animated: Bool {
    switch self {
    case .push(_, let animated), .pop(let animated), .popToRoot(let animated),
      .present(_, let animated), .dismiss(let animated), .resetRoot(_, let animated):
      animated
    }
  }
}

extension NavigationRequest: CustomStringConvertible {
  /// The verb, and the screen where there is one: `push Repository`.
  public var description: String {
    switch self {
    case .push(let screen, _): "push \(screen.name)"
    case .pop: "pop"
    case .popToRoot: "popToRoot"
    case .present(let screen, _): "present \(screen.name)"
    case .dismiss: "dismiss"
    case .resetRoot(let screen, _): "resetRoot \(screen.name)"
    }
  }
}
