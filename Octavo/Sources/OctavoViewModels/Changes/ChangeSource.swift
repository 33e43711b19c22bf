/// The lines of one side of a hunk, which a highlighter reads from the first one on.
public nonisolated struct ChangeSource: Sendable, Equatable {
  /// The name of the file, which decides the language.
  public let fileName: String
  /// The first line of the file, which decides the language of scripts; empty where it is not
  /// known.
  public let firstLine: String
  /// The lines.
  public let lines: [String]
}
