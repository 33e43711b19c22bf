public import GitHubValues

/// The content of a source screen.
public nonisolated enum SourcePage: Sendable, Equatable {
  /// The file as lines of text.
  case text(GitHub.File)
  /// The file as a Markdown document.
  case markdown(GitHub.File)
  /// A file without content.
  case empty
  /// The file as a picture.
  case image(GitHub.File)
  /// The size of a file that is not text.
  case binary(GitHub.File)
  /// The size of a file that is too large to be shown; `nil` if it is not known.
  case tooLarge(size: Int?)
}
