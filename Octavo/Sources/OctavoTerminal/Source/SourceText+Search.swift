import BinderyTerminal
import OctavoViewModels

extension SourceText {
  /// Returns the row of the current match of a search, and scrolls sideways until it is visible.
  ///
  /// - Parameters:
  ///   - search: The search.
  ///   - columns: The number of visible columns.
  /// - Returns: The row.
  func reveal(_ search: FileSearch, columns: Int) -> Int {
    let line = search.current.line
    let first = row(ofLine: line)
    guard let text = text(ofLine: line) else { return first }
    let matches = search.ranges(in: text, number: line)
    guard let current = matches.current else { return first }
    let start = text.utf8.index(text.startIndex, offsetBy: matches.all[current].lowerBound)
    return first + show(column: String(text[..<start]).displayWidth, columns)
  }
}
