import BinderyTerminal
import OctavoMarkup
import OctavoViewModels

/// The content of a page: lines, a document below them, and lines below that.
struct MarkupContent {
  var head = MarkupText()
  var document: MarkupPage?
  var tail = MarkupText()

  /// A place on a page that stays when the heights of parts above it change.
  enum Place: Equatable {
    case head(Int)
    case part(Int, row: Int)
    case tail(Int)
  }

  private var documentRows: Int { document?.rowCount ?? 0 }

  /// The number of lines, as far as it is known.
  var rowCount: Int { head.lines.count + documentRows + tail.lines.count }

  /// Returns the place of a line.
  func place(atRow row: Int) -> Place {
    let below = row - head.lines.count
    guard below >= 0, let document else { return .head(row) }
    guard below < document.rowCount else { return .tail(below - document.rowCount) }
    let part = document.part(atRow: below)
    return .part(part.index, row: part.row)
  }

  /// Returns the line of a place.
  func row(of place: Place) -> Int {
    switch place {
    case .head(let row): return row
    case .part(let index, let row):
      guard let document, index < document.parts.count else { return head.lines.count }
      return head.lines.count + document.row(ofPart: index)
        + min(row, max(0, document.row(ofPart: index + 1) - document.row(ofPart: index) - 1))
    case .tail(let row): return head.lines.count + documentRows + row
    }
  }

  /// Returns the line of a section; `nil` if there is none.
  func row(of section: SectionReveal) -> Int? {
    document?.row(of: section).map {
      $0 + ($0 == 0 && section.anchor.isTop ? 0 : head.lines.count)
    }
  }

  /// Returns the line with the marked place of a text; `nil` if the document has lost its part.
  func row(of match: MarkupMatch) -> Int? {
    let index = match.part
    guard let document, index < document.parts.count else { return nil }
    let lines = document.text(of: index).lines
    let row = lines.firstIndex { $0.contains { $0.style == SearchStyle.current } }
    return head.lines.count + document.row(ofPart: index) + (row ?? 0)
  }

  /// Returns the runs of a line.
  func line(at row: Int) -> [Run] {
    switch place(atRow: row) {
    case .head(let row): row < head.lines.count ? head.lines[row] : []
    case .part(let index, let row):
      if let lines = document?.text(of: index).lines, row < lines.count { lines[row] } else { [] }
    case .tail(let row): row < tail.lines.count ? tail.lines[row] : []
    }
  }

  /// Returns the pictures of the parts with some lines.
  func figures(in rows: Range<Int>) -> [MarkupText.Figure] {
    guard let document else { return [] }
    return parts(in: rows).flatMap { index in
      let row = head.lines.count + document.row(ofPart: index)
      return document.text(of: index).figures.map { $0.moved(toRow: row, column: 0) }
    }
  }

  /// Returns the names of the parts with some lines, in their order.
  func names(in rows: Range<Int>) -> [String] {
    guard let document else { return [] }
    return parts(in: rows).flatMap { document.parts[$0].names }
  }

  private func parts(in rows: Range<Int>) -> Range<Int> {
    guard let document, document.rowCount > 0 else { return 0..<0 }
    let top = head.lines.count
    let first = max(0, rows.lowerBound - top)
    let last = min(document.rowCount, rows.upperBound - top) - 1
    guard first <= last else { return 0..<0 }
    return document.part(atRow: first).index..<document.part(atRow: last).index + 1
  }

  /// Lays out the parts with some lines, and returns whether that has changed the number of lines.
  func layOut(_ rows: Range<Int>) -> Bool {
    guard let document else { return false }
    let count = document.rowCount
    var row = max(0, rows.lowerBound - head.lines.count)
    while row < min(rows.upperBound - head.lines.count, document.rowCount) {
      let part = document.part(atRow: row).index
      _ = document.text(of: part)
      row = max(row + 1, document.row(ofPart: part + 1))
    }
    return count != document.rowCount
  }
}

extension String {
  fileprivate var isTop: Bool { ["", "top"].contains(lowercased()) }
}
