import BinderyTerminal
import GitHubValues

/// The scroll position of a ``SourcePane``, and the lines of its file.
final class SourcePaneState {
  var scroll = ScrollState()
  private var source: SourceText?

  deinit {}

  /// Returns the lines of a file, which are made again only for another file.
  func text(of file: GitHub.File) -> SourceText {
    if let source, source.file == file { return source }
    let text = SourceText(file)
    source = text
    return text
  }

  /// Scrolls the lines sideways, unless they are wrapped.
  func scroll(by columns: Int) { source?.scroll(by: columns) }
}
