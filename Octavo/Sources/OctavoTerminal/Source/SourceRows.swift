import BinderyTerminal
import OctavoViewModels

/// The text of a ``SourcePane``: all rows of a file in memory, or those on show of any file.
///
/// A row is a row of the screen, or in a file of any length a portion of a line, which may take
/// several rows of the screen. The scroll position is a row.
protocol SourceRows: AnyObject, Sendable {
  var language: String? { get }
  /// The number of lines that are known.
  var lineCount: Int { get }
  /// The columns of the numbers, with the gap behind them.
  var margin: Int { get }

  /// Returns the number of rows when lines are wrapped to a width, or not at all.
  func rowCount(wrappedTo width: Int?) -> Int

  /// Returns the line of a row; both are counted from zero.
  func line(at row: Int) -> Int

  /// Begins to draw, with the row at the top.
  func begin(at row: Int, _ marks: SourceText.Marks, page: Int)

  /// Draws the row of the screen that is as far from the top as `row` is from the row at the top.
  func draw(_ row: Int, _ marks: SourceText.Marks, in area: Rect, of frame: inout Frame)

  /// Moves by rows of the screen.
  func move(by distance: Int, page: Int, _ scroll: inout ScrollState)

  /// Scrolls to a line with a third of the page above it, or to the current match in it.
  ///
  /// - Returns: Whether the line is known.
  func show(
    _ line: Int,
    _ search: FileSearch?,
    columns: Int,
    page: Int,
    _ scroll: inout ScrollState
  ) -> Bool

  /// Scrolls no further than is needed to show a line.
  func follow(_ line: Int, page: Int, _ scroll: inout ScrollState)

  /// Scrolls the lines sideways, unless they are wrapped.
  func scroll(by columns: Int)
}

extension SourceText: SourceRows {
  func begin(at row: Int, _ marks: Marks, page: Int) {}

  func move(by distance: Int, page: Int, _ scroll: inout ScrollState) { scroll.move(by: distance) }

  func show(
    _ line: Int,
    _ search: FileSearch?,
    columns: Int,
    page: Int,
    _ scroll: inout ScrollState
  ) -> Bool {
    let isMatch = search?.current.line == line
    let row = search.flatMap { isMatch ? reveal($0, columns: columns) : nil } ?? row(ofLine: line)
    scroll.move(by: row - page / 3 - scroll.offset)
    return true
  }

  func follow(_ line: Int, page: Int, _ scroll: inout ScrollState) {
    let row = row(ofLine: line)
    let lowest = row - page + 1
    if row < scroll.offset { scroll.move(by: row - scroll.offset) }
    if lowest > scroll.offset { scroll.move(by: lowest - scroll.offset) }
  }
}
