import GitHubValues

/// The facts about a changed file that its change does not have.
nonisolated struct FileMark: Sendable, Equatable {
  /// The path of the file.
  let path: String
  /// The state of the mark; `nil` if it is not known.
  var state: GitHub.ViewedFile.State?
  /// The number of comments at its lines.
  var comments = 0
  /// The owners, as far as they are known.
  var owners: [String] = []
  /// Whether a program has written it; `nil` if only its name says so.
  var isGenerated: Bool?

  /// The facts in words, for the row above the lines.
  var notes: [String] {
    let viewed: String? =
      switch state {
      case .viewed: "viewed"
      case .dismissed: "changed since viewed"
      default: nil
      }
    return [viewed, comments > 0 ? Strings.count(comments, "comment") : nil].compactMap(\.self)
  }
}
