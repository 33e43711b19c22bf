/// A raw diff exceeds a limit.
struct DiffTooLarge: Error {
  /// The limit, such as “lines (20000)”.
  let limit: String
}
