/// A request for unchanged lines around a hunk.
nonisolated struct ChangeContextRequest: Sendable {
  /// The lines.
  enum Part: Sendable {
    /// Lines above the hunk.
    case above
    /// Lines below the hunk.
    case below
    /// All lines of the file.
    case all
  }

  /// The path of the file.
  let path: String
  /// The number of the hunk in the file.
  let hunk: Int
  /// The lines.
  let part: Part
}
