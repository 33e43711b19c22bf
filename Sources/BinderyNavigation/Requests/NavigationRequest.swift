/// A request for a change of screens.
///
/// A target is a screen, a route, or what a router publishes for both, ``NavigationTarget``.
@MainActor
public struct NavigationRequest<Target> {
  /// A change of screens.
  public enum Action {
    /// Pushes a screen onto the last controller.
    case push(Target)
    /// Pops the top screen of the last controller.
    case pop
    /// Removes all screens above the nearest one of the target.
    case popTo(Target)
    /// Pops all screens of the last controller except the root.
    case popToRoot
    /// Replaces the top screen of the last controller.
    case replace(Target)
    /// Presents a screen on a new controller.
    case present(Target)
    /// Dismisses the last controller.
    case dismiss
    /// Replaces all controllers with one of this root.
    case resetRoot(Target)
    /// Shows the screens of a path.
    case set(RoutePath<Target>)
    /// Removes the screen of a view model and all screens above it.
    case remove(ViewModel)
    /// Goes back to the screen with an identifier.
    case back(to: Int)
  }

  /// The change.
  public let action: Action
  /// The animation.
  public let transition: ScreenTransition
  /// The side from which the request came.
  public let origin: NavigationOrigin
  /// Whether screens with a ``LeavingGuard`` are removed without asking the user.
  public private(set) var isForced: Bool
  /// The identifier of the entry below the top from which the request came; `nil` for the top.
  ///
  /// The entries above it are removed first, in the same change. ``from(_:)`` sets it.
  public private(set) var source: Int?
  /// The names of the screens that the request has removed, top first; empty until it has been
  /// performed.
  public internal(set) var removed: [String] = []
  /// The caller that awaits the result of the screen.
  var awaited: AwaitedScreen?
  /// The file and the line of the call, for reports.
  private let place: (file: StaticString, line: UInt)?

  /// Makes a request.
  ///
  /// - Parameters:
  ///   - action: The change.
  ///   - transition: The animation.
  ///   - origin: The side from which the request comes.
  ///   - isForced: Whether guarded screens are removed without a question.
  ///   - file: The file for reports.
  ///   - line: The line for reports.
  public init(
    _ action: Action,
    _ transition: ScreenTransition = .automatic,
    origin: NavigationOrigin = .program,
    isForced: Bool = false,
    file: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(action, transition, origin: origin, isForced: isForced, place: (file, line))
  }

  /// Makes a request, of the framework itself without a place.
  init(
    _ action: Action,
    _ transition: ScreenTransition,
    origin: NavigationOrigin = .program,
    isForced: Bool = false,
    place: (file: StaticString, line: UInt)?
  ) {
    self.action = action
    self.transition = transition
    self.origin = origin
    self.isForced = isForced
    self.place = place
  }

  /// Returns the request as one from the entry with an identifier: the entries above it are removed
  /// first, in the same change.
  ///
  /// A host with a split view returns it from an interceptor, so that a request of the left screen
  /// acts on that screen. The request is refused if there is no such entry.
  public func from(_ source: Int) -> NavigationRequest {
    var request = self
    request.source = source
    return request
  }

  /// Whether the user goes back and no screen removes itself: a page that is left may stay beside
  /// the list below it.
  var goesBack: Bool {
    switch action {
    case .pop, .popToRoot, .popTo, .back: !isForced
    case .push, .replace, .present, .dismiss, .resetRoot, .set, .remove: false
    }
  }

  /// Whether a host should animate the change.
  public var animated: Bool { transition.isAnimated }

  /// Returns the request for other targets.
  func map<New>(_ transform: (Target) -> New) -> NavigationRequest<New> {
    var request = NavigationRequest<New>(
      action.map(transform),
      transition,
      origin: origin,
      isForced: isForced,
      place: place
    )
    request.source = source
    request.awaited = awaited
    return request
  }

  /// Returns the request so that it removes guarded screens without a question.
  func forced() -> NavigationRequest {
    var request = self
    request.isForced = true
    return request
  }

  /// The request with the file and the line of the call, for reports.
  var located: String {
    if let place { "\(self) (\(place.file):\(place.line))" } else { "\(self)" }
  }
}

extension NavigationRequest.Action {
  fileprivate func map<New>(_ transform: (Target) -> New) -> NavigationRequest<New>.Action {
    switch self {
    case .push(let target): .push(transform(target))
    case .pop: .pop
    case .popTo(let target): .popTo(transform(target))
    case .popToRoot: .popToRoot
    case .replace(let target): .replace(transform(target))
    case .present(let target): .present(transform(target))
    case .dismiss: .dismiss
    case .resetRoot(let target): .resetRoot(transform(target))
    case .set(let path): .set(path.map(transform))
    case .remove(let viewModel): .remove(viewModel)
    case .back(let id): .back(to: id)
    }
  }
}

extension NavigationRequest: CustomStringConvertible {
  /// The verb, and the screen where there is one: `push Repository`.
  public var description: String {
    switch action {
    case .push(let target): "push \(target)"
    case .pop: "pop"
    case .popTo(let target): "popTo \(target)"
    case .popToRoot: "popToRoot"
    case .replace(let target): "replace \(target)"
    case .present(let target): "present \(target)"
    case .dismiss: "dismiss"
    case .resetRoot(let target): "resetRoot \(target)"
    case .set(let path): "set \(path)"
    case .remove: removed.isEmpty ? "remove" : "remove \(removed.joined(separator: ", "))"
    case .back: removed.isEmpty ? "back" : "back from \(removed.joined(separator: ", "))"
    }
  }
}
