import Bindery
import BinderyTerminal
import GitHubValues
import OctavoViewModels

/// The scroll position of a ``SourcePane``, and the lines of its file.
final class SourcePaneState {
  var scroll = ScrollState()
  /// Whether motions move the end of the marked lines.
  @MutableProperty var isSelecting = false
  /// The number of rows of the page, as it was drawn last.
  private(set) var page = 1
  /// The number of the last line that was scrolled to.
  private var revealed: Int?
  private var source: SourceText?

  init() {}

  deinit {}

  /// Returns the lines of a file, which are made again only for another file.
  func text(of file: GitHub.File) -> SourceText {
    if let source, source.file == file { return source }
    let text = SourceText(file)
    source = text
    return text
  }

  /// The number of lines of the file.
  var lineCount: Int { source?.lineCount ?? 0 }

  /// The line at the top of the page, counted from one.
  var firstLine: Int { (source?.line(at: scroll.offset) ?? 0) + 1 }

  /// Scrolls to a row, with a third of the page above it, unless that was done for the request.
  ///
  /// - Returns: Whether it scrolled.
  func show(_ reveal: LineReveal?, page: Int, at row: (Int) -> Int) -> Bool {
    self.page = page
    guard let reveal, reveal.number != revealed else { return false }
    revealed = reveal.number
    scroll.move(by: row(reveal.line) - page / 3 - scroll.offset)
    return true
  }

  /// Scrolls no further than is needed to show a line.
  func follow(_ line: Int) {
    guard let row = source?.row(ofLine: line) else { return }
    let lowest = row - page + 1
    if row < scroll.offset { scroll.move(by: row - scroll.offset) }
    if lowest > scroll.offset { scroll.move(by: lowest - scroll.offset) }
  }

  /// Scrolls the lines sideways, unless they are wrapped.
  func scroll(by columns: Int) { source?.scroll(by: columns) }
}
