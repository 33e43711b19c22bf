import GitHubValues

/// The rows of an unfolded file with rows between its lines, such as those of threads.
///
/// The rows of the file are made when they are read, those between them are kept.
nonisolated struct NotedRows: Sendable, Equatable {
  /// Rows below a row of the file.
  struct Note: Sendable, Equatable {
    /// The offset of the row of the file.
    let offset: Int
    /// The rows.
    let rows: [ChangeRow]
    /// The offset of the first of them among all rows.
    fileprivate(set) var start = 0
  }

  let rows: FileRows
  /// The rows between those of the file, from top to bottom.
  private let notes: [Note]
  /// The number of rows.
  let count: Int

  /// Puts rows below those of a file; several below one row keep their order.
  init(_ rows: FileRows, _ notes: [Int: [ChangeRow]] = [:]) {
    self.rows = rows
    var added = 0
    self.notes = notes.sorted { $0.key < $1.key }.map { offset, rows in
      defer { added += rows.count }
      return Note(offset: offset, rows: rows, start: offset + 1 + added)
    }
    count = rows.count + added
  }

  /// Returns the row at an offset.
  func row(at offset: Int) -> ChangeRow {
    guard let note = notes.partitioningIndex(where: { $0.start > offset }) else {
      return rows.row(at: offset)
    }
    let place = offset - notes[note].start
    if place < notes[note].rows.count { return notes[note].rows[place] }
    return rows.row(at: notes[note].offset + 1 + place - notes[note].rows.count)
  }

  /// Returns the offset of the row with a name; `nil` if it is not shown.
  func offset(of id: ChangeRow.ID) -> Int? {
    for note in notes {
      if let place = note.rows.firstIndex(where: { $0.id == id }) { return note.start + place }
    }
    return rows.offset(of: id).map(shown)
  }

  /// Returns the offset of the row of a line; `nil` if no shown part of the file has the line.
  func offset(of place: LinePlace) -> Int? { rows.offset(of: place).map(shown) }

  /// The offsets of the headers of hunks, ascending.
  var hunks: [Int] {
    rows.starts.indices.filter { rows.lines.hunks[$0].headRows > 0 }.map { shown(rows.starts[$0]) }
  }

  /// The offsets of the first rows of threads, ascending.
  var threads: [Int] {
    notes.flatMap { note in
      note.rows.indices.filter { note.rows[$0].isThread }.map { note.start + $0 }
    }
  }

  /// Returns the offset among all rows of a row of the file.
  private func shown(_ offset: Int) -> Int {
    notes.partitioningIndex { $0.offset >= offset }.map { last in
      offset + notes[last].start + notes[last].rows.count - notes[last].offset - 1
    } ?? offset
  }
}

nonisolated extension Array {
  /// Returns the index of the last of ascending elements that does not satisfy a condition, as all
  /// before it do not; `nil` if the first one does.
  func partitioningIndex(where condition: (Element) -> Bool) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low > 0 ? low - 1 : nil
  }
}
