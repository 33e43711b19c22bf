import GitHubValues
import LineFiles

/// The file of a ``SourcePane``.
enum SourceContent {
  /// A file in memory.
  case file(GitHub.File)
  /// A file of any length, as far as it has arrived, with its name.
  case large(LargeText, fileName: String)
}
