/// The side from which a navigation request came.
public nonisolated enum NavigationOrigin: Sendable, Equatable {
  /// A view model made the request.
  case program
  /// The user made it in the host: a key, a button or a gesture.
  case user
}
