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
  ///
  /// The name of a row of a file begins with that of the file, so a long list is not searched.
  func offset(of id: ChangeRow.ID) -> Int? {
    if let place = places[id] { return starts[place] }
    for place in others {
      if let offset = sections[place].window.offset(of: id) { return starts[place] + offset }
    }
    var name = id[...]
    while let dot = name.lastIndex(of: ".") {
      name = name[..<dot]
      if let place = places[String(name)], sections[place].isFile,
        let offset = sections[place].window.offset(of: id)
      {
        return starts[place] + offset
      }
    }
    return nil
  }

  /// The sections by their names.
  private lazy var places = Dictionary(zip(sections.map(\.id), sections.indices)) { first, _ in
    first
  }

  /// The sections that are no files.
  private lazy var others = sections.indices.filter { !sections[$0].isFile }

  /// The offsets of the heads of files.
  var files: [Int] { zip(sections, starts).filter(\.0.isFile).map(\.1) }

  /// The offsets of the headers of hunks.
  var hunks: [Int] {
    zip(sections, starts).flatMap { section, start in section.window.hunks.map { start + $0 } }
  }

  /// The offsets of the first rows of threads.
  var threads: [Int] {
    zip(sections, starts).flatMap { section, start in section.window.threads.map { start + $0 } }
  }

  /// Returns the offset of the first row of a section.
  func start(ofSection section: Int) -> Int { starts[section] }

  /// Whether there are hunks.
  private(set) lazy var hasHunks = sections.contains { !$0.window.hunks.isEmpty }
}

extension ChangeList: Equatable {
  /// Whether both are the same list.
  nonisolated static func == (first: ChangeList, second: ChangeList) -> Bool { first === second }
}
