import BinderyGTK
import LineFiles
import OctavoViewModels

/// Matches that begin in one portion of a long line and end in a later one.
extension LargeCodeView {
  /// Returns the start and the end of the current match of a search, which may be in several
  /// lines of the buffer; `nil` if the rows on show do not have it.
  func place(of search: FileSearch) -> CodeView.Place? {
    let rows = shownRows
    let row = search.current.row - 1
    guard let first = rows.firstIndex(where: { $0.number == row }),
      let start = search.ranges(inRow: first, of: rows).current
    else { return nil }
    var (last, end) = (first, start)
    while last + 1 < rows.count, !rows[last + 1].isFirst,
      let part = search.ranges(inRow: last + 1, of: rows).current
    {
      (last, end) = (last + 1, part)
    }
    return code.place(from: first, start.lowerBound, to: last, end.upperBound)
  }

  /// Returns the places of matches on both sides of the boundaries of portions.
  func placesAtBoundaries(of search: FileSearch) -> [CodeView.Place] {
    let rows = shownRows
    let crossed = rows.indices.filter { search.isFound(acrossStartOf: $0, of: rows) }
    return Set(crossed.flatMap { [$0 - 1, $0] }).flatMap { place in
      search.ranges(inRow: place, of: rows).all.map {
        code.place(from: place, $0.lowerBound, to: place, $0.upperBound)
      }
    }
  }

  /// The rows of the buffer, those of long lines with the text that the buffer has.
  private var shownRows: [LargeText.Row] {
    var rows = slice.rows
    for place in rows.indices {
      let isPortion = !rows[place].isFirst || place + 1 < rows.count && !rows[place + 1].isFirst
      let isMatch = marked?.search.map { $0.current.row - 1 == rows[place].number } ?? false
      if isPortion || isMatch { rows[place].text = code.shown(rows[place].text) }
    }
    return rows
  }
}
