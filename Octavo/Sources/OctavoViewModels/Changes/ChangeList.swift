import BinderyNavigation

/// The rows of a page of changes by their offsets, of which those are made that are read.
final class ChangeList {
  /// The rows that are all made: a view compares them with those before, and moves what has moved.
  static let mostMade = 2_000
  /// The rows of a long list that are kept.
  private static let mostKept = 1_024

  let sections: [ChangeSection]
  /// The headings, with the offsets at which their sections begin.
  let headings: [ListHeading]
  /// The number of rows.
  let count: Int
  private let starts: [Int]
  private(set) var kept: [Int: ChangeRow] = [:]

  init(_ sections: [ChangeSection]) {
    self.sections = sections
    var count = 0
    starts = sections.map { section in
      defer { count += section.window.count }
      return count
    }
    self.count = count
    headings = zip(sections, starts).map { ListHeading($0.title, at: $1) }
  }

  deinit {}

  /// Whether the rows are made when they are read.
  var isLong: Bool { count > Self.mostMade }

  /// Returns the row at an offset; `nil` for none.
  func row(at offset: Int) -> ChangeRow? {
    guard (0..<count).contains(offset),
      let place = starts.partitioningIndex(where: { $0 > offset })
    else { return nil }
    if !isLong { return sections[place].window[offset - starts[place]] }
    if let row = kept[offset] { return row }
    if kept.count >= Self.mostKept { kept = [:] }
    let row = sections[place].window[offset - starts[place]]
    kept[offset] = row
    return row
  }

  /// Returns the offset of the row with a name; `nil` for none.
  func offset(of id: ChangeRow.ID) -> Int? {
    for (section, start) in zip(sections, starts) {
      if section.id == id { return start }
      // The name of a row of a file begins with that of the file.
      if section.isFile, !id.hasPrefix("\(section.id).") { continue }
      if let offset = section.window.offset(of: id) { return start + offset }
    }
    return nil
  }

  /// The offsets of the heads of files.
  var files: [Int] { zip(sections, starts).filter(\.0.isFile).map(\.1) }

  /// The offsets of the headers of hunks.
  var hunks: [Int] {
    zip(sections, starts).flatMap { section, start in section.window.hunks.map { start + $0 } }
  }

  /// Whether there are hunks.
  var hasHunks: Bool { sections.contains { !$0.window.hunks.isEmpty } }
}

extension ChangeList: Equatable {
  /// Whether both are the same list.
  nonisolated static func == (first: ChangeList, second: ChangeList) -> Bool { first === second }
}
