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
  private var source: (any SourceRows)?

  init() {}

  deinit {}

  /// Returns the text of a file, which is made again only for another file.
  func text(of content: SourceContent) -> any SourceRows {
    switch content {
    case .file(let file):
      if let source = source as? SourceText, source.file == file { return source }
      source = SourceText(file)
    case .large(let text, let fileName):
      if let source = source as? LargeSourceText {
        source.use(text)
      } else {
        source = LargeSourceText(text, fileName: fileName)
      }
    }
    return source ?? SourceText(GitHub.File(path: "", text: ""))
  }

  /// The number of lines of the file.
  var lineCount: Int { source?.lineCount ?? 0 }

  /// The line at the top of the page, counted from one.
  var firstLine: Int { (source?.line(at: scroll.offset) ?? 0) + 1 }

  /// Scrolls to a line, with a third of the page above it, unless that was done for the request.
  ///
  /// - Returns: Whether it scrolled.
  func show(_ reveal: LineReveal?, _ search: FileSearch?, columns: Int, page: Int) -> Bool {
    self.page = page
    guard let reveal, reveal.number != revealed, let source else { return false }
    // A line that has not arrived yet is shown when it has.
    guard source.show(reveal.line, search, columns: columns, page: page, &scroll) else {
      return false
    }
    revealed = reveal.number
    return true
  }

  /// Scrolls no further than is needed to show a line.
  func follow(_ line: Int) { source?.follow(line, page: page, &scroll) }

  /// Moves by the wheel or a key.
  ///
  /// - Returns: Whether the event had a meaning for the text.
  @discardableResult
  func handle(_ event: InputEvent) -> Bool {
    guard let source, let distance = scroll.distance(of: event) else { return false }
    source.move(by: distance, page: page, &scroll)
    return true
  }

  /// Scrolls the lines sideways, unless they are wrapped.
  func scroll(by columns: Int) { source?.scroll(by: columns) }
}
