public import GitHubValues

/// What a source screen shows of a file.
public nonisolated enum SourcePage: Sendable, Equatable {
  /// The file as lines of text.
  case text(GitHub.File)
  /// The file as a Markdown document.
  case markdown(GitHub.File)
  /// The file as a picture.
  case image(GitHub.File)
  /// That the file is no text, and how long it is.
  case binary(GitHub.File)
  /// That the file is too long to be shown here, and how long it is if that is known.
  case tooLarge(size: Int?)
}
