import BinderyTerminal
import GitHubValues
import OctavoViewModels

/// The scroll position of a ``SourcePane``, and the lines of its file.
final class SourcePaneState {
  var scroll = ScrollState()
  /// The number of the last line that was scrolled to.
  private var revealed: Int?
  private var source: SourceText?

  deinit {}

  /// Returns the lines of a file, which are made again only for another file.
  func text(of file: GitHub.File) -> SourceText {
    if let source, source.file == file { return source }
    let text = SourceText(file)
    source = text
    return text
  }

  /// Scrolls to a row, with a third of the page above it, unless that was done for the request.
  ///
  /// - Returns: Whether it scrolled.
  func show(_ reveal: LineReveal?, at row: (Int) -> Int, page: Int) -> Bool {
    guard let reveal, reveal.number != revealed else { return false }
    revealed = reveal.number
    scroll.move(by: row(reveal.line) - page / 3 - scroll.offset)
    return true
  }

  /// Scrolls the lines sideways, unless they are wrapped.
  func scroll(by columns: Int) { source?.scroll(by: columns) }
}
