#if canImport(Glibc) || canImport(Musl)
import Bindery

/// The rows of a list that fit into a number of lines, with the headings between them.
///
/// The heading of the topmost row stands above it wherever the list is scrolled to, so that one
/// always sees where one is.
nonisolated struct ListLayout {
  let count: Int
  let rowHeight: Int
  /// The number of lines.
  let room: Int
  /// By ascending start.
  let headings: [ListHeading]

  init(count: Int, rowHeight: Int, room: Int, headings: [ListHeading] = []) {
    self.count = count
    self.rowHeight = max(1, rowHeight)
    self.room = room
    self.headings = headings
  }

  /// The rows that fit, from an offset on; one at least, where there is one.
  func visible(from offset: Int) -> Range<Int> {
    var end = offset
    var left = room
    while end < count {
      left -= rowHeight + (heading(above: end, isTopmost: end == offset) == nil ? 0 : 1)
      guard left >= 0 || end == offset else { break }
      end += 1
    }
    return offset..<end
  }

  /// Returns the offset from which `selection` is visible, as near to `offset` as possible and
  /// without empty lines at the end.
  func settled(_ offset: Int, showing selection: Int) -> Int {
    guard count > 0 else { return 0 }
    let offset = max(0, min(offset, selection, count - 1))
    let isShown = visible(from: offset).contains(selection)
    return min(isShown ? offset : firstOffset(showing: selection), firstOffset(showing: count - 1))
  }

  /// The words above a row, if something stands there.
  func heading(above row: Int, isTopmost: Bool) -> String? {
    guard let place = headings.place(ofRow: row) else { return nil }
    let heading = headings[place]
    return !heading.title.isEmpty && (isTopmost || heading.start == row) ? heading.title : nil
  }

  /// The least offset from which a row is on show.
  private func firstOffset(showing row: Int) -> Int {
    var offset = row
    while offset > 0, visible(from: offset - 1).contains(row) { offset -= 1 }
    return offset
  }
}

nonisolated extension [ListHeading] {
  /// Returns the place of the last heading that begins at or above a row, by a binary search.
  func place(ofRow row: Int) -> Int? {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].start <= row { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }
}
#endif
