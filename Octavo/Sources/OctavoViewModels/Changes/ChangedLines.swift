import GitHubValues

/// A changed file that is unfolded: its hunks, from whose text the rows are made.
nonisolated struct ChangedLines: Sendable, Equatable {
  let number: Int
  private let fileName: String
  /// The row above the lines.
  let head: ChangeRow
  let hunks: [GitHub.Patch.Hunk]
  /// The sentence in place of hunks.
  private let note: String
  /// The kind of the row with it.
  private let noteKind: ChangeRow.Kind
  /// The place of the first row of each hunk in one column, with its lines as the patch has them.
  private let places: [Int]

  /// Parses the patch of a change, for a file that has a place among the changed ones.
  init(_ change: GitHub.FileChange, number: Int) {
    self.init(change, change.patch.map { GitHub.Patch(parsing: $0).hunks } ?? [], number, .note) {
      Self.note(change)
    }
  }

  /// Shows a sentence in place of lines.
  init(
    _ change: GitHub.FileChange,
    number: Int,
    note: String,
    kind: ChangeRow.Kind = .note
  ) {
    self.init(change, [], number, kind) { note }
  }

  private init(
    _ change: GitHub.FileChange,
    _ hunks: [GitHub.Patch.Hunk],
    _ number: Int,
    _ noteKind: ChangeRow.Kind,
    note: () -> String
  ) {
    self.number = number
    self.noteKind = noteKind
    self.hunks = hunks
    fileName = GitHub.TreeEntry(path: change.path).name
    head = ChangedFile.head(change, number, foldedTo: nil)
    self.note = hunks.isEmpty ? note() : ""
    var place = 1
    places = hunks.map { hunk in
      defer { place += hunk.headRows + hunk.lines.count }
      return place
    }
  }

  /// Parses a patch off the main actor.
  @concurrent static func parsed(_ change: GitHub.FileChange, number: Int) async -> Self {
    Self(change, number: number)
  }

  /// The path of the file.
  var path: String { head.path ?? "" }

  /// The row in place of hunks.
  var noteRow: ChangeRow { ChangeRow("\(number).0", noteKind, note, path: path) }

  /// Returns the place of the first hunk with a header; `nil` if the file has none.
  func place(ofHunk header: String) -> Int? { hunks.firstIndex { $0.header == header } }

  /// Returns the lines of a part of a side of a hunk.
  func source(of side: ChangeLine.Side) -> ChangeSource? {
    guard let hunk = side.hunk, hunks.indices.contains(hunk) else { return nil }
    let lines = hunks[hunk].lines
    let start = side.part * ChangeLine.Side.partLines
    var texts: [String] = []
    if let index = lines.index(ofPlace: start, isOld: side.isOld) {
      let kinds: [GitHub.Patch.Line.Kind] = [.context, side.isOld ? .deleted : .added]
      var rest = lines.iterator(from: index)
      while texts.count < ChangeLine.Side.partLines, let line = rest.next() {
        if kinds.contains(line.kind) { texts.append(line.text) }
      }
    }
    let first = hunks[0].lines.index(ofNumber: 1, isOld: side.isOld)
    return ChangeSource(
      fileName: fileName,
      firstLine: first.map { hunks[0].lines[$0].text } ?? "",
      lines: texts
    )
  }

  private static func note(_ change: GitHub.FileChange) -> String {
    change.kind == .renamed ? "Renamed without changes." : "Binary or empty file."
  }
}

nonisolated extension ChangedLines {
  /// The place of a line: that of its hunk, and its place among the lines of the hunk; `nil` for
  /// the header of the hunk.
  typealias Place = (hunk: Int, line: Int?)

  /// Returns the name of the header of a hunk, or of a line of it, in both arrangements.
  func id(of place: Place) -> ChangeRow.ID {
    let line = place.line.map { hunks[place.hunk].headRows + $0 } ?? 0
    return "\(number).\(places[place.hunk] + line - 1)"
  }

  /// Returns the place that a name is of; `nil` if the patch does not have it.
  func place(of id: ChangeRow.ID) -> Place? {
    guard let dot = id.firstIndex(of: "."), id[..<dot] == "\(number)",
      let row = Int(id[id.index(after: dot)...]), row >= 0,
      let hunk = places.partitioningIndex(where: { $0 > row + 1 })
    else { return nil }
    let line = row + 1 - places[hunk] - hunks[hunk].headRows
    guard line < hunks[hunk].lines.count else { return nil }
    return (hunk, line < 0 ? nil : line)
  }

  /// Returns the name of the row in two columns that shows the line of a row in one column; `nil`
  /// if the name is not that of a line of the patch.
  func pairID(of id: ChangeRow.ID) -> ChangeRow.ID? {
    guard let place = place(of: id), let line = place.line else { return nil }
    let pairs = hunks[place.hunk].pairs
    let pair = pairs[pairs.row(ofLine: line)]
    return self.id(of: (place.hunk, pair.name))
  }
}

nonisolated extension GitHub.Patch.Hunk {
  /// The number of rows above the lines: that of the header, if there is one.
  var headRows: Int { header.isEmpty ? 0 : 1 }
}

nonisolated extension GitHub.Patch.Pair {
  /// The line that a row in two columns has its name of: a row that is in both arrangements stays
  /// selected.
  var name: Int { old ?? new ?? 0 }
}
