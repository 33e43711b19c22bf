/// The background of the page's header, as a name that each front end draws in its own way.
public nonisolated enum MineBackground: String, Sendable {
  /// The background for a logged-out user.
  case plain
  /// The backgrounds that users have chosen.
  case blossoms, bamboo
}
