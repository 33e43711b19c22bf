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
  /// The header of the hunk, which is the same in later versions of the change.
  let hunk: String
  /// The lines.
  let part: Part
}
