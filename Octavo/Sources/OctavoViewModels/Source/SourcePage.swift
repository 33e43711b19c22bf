public import GitHubValues
public import LineFiles

/// The content of a source screen.
public nonisolated enum SourcePage: Sendable, Equatable {
  /// The file as lines of text.
  case text(GitHub.File)
  /// A file of any length as lines of text, as far as they have arrived.
  case large(LargeText)
  /// The file as a Markdown document.
  case markdown(DocumentText)
  /// A file without content.
  case empty
  /// The file as a picture.
  case image(GitHub.File)
  /// The type of a file that is not text, if it is known, and its size in bytes.
  case binary(type: String?, size: Int)
}
