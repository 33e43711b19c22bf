/// The place of a user with the state of each screen, as stored between two runs of an app.
///
/// ```swift
/// let data = try JSONEncoder().encode(router.snapshot(version: 3))
///
/// if let stored = try? JSONDecoder().decode(NavigationSnapshot<Route>.self, from: data) {
///   router.restore(stored, version: 3)
/// }
/// ```
///
/// Routes that a version of the app does not know are left out, with the screens above them.
public nonisolated struct NavigationSnapshot<Route: Codable & Hashable & Sendable>: Codable,
  Hashable, Sendable
{
  /// The version of the app’s routes.
  public let version: Int
  /// The place.
  public let path: RoutePath<Route>
  /// The state of each screen, in the order of the path.
  public let states: [[[String: String]]]

  /// Makes a snapshot.
  public init(version: Int, path: RoutePath<Route>, states: [[[String: String]]]) {
    self.version = version
    self.path = path
    self.states = states
  }
}
