/// The rows of a part of a page of changes: those that are made, or a window over those of a file.
nonisolated enum ChangeRows: RandomAccessCollection, Sendable, Equatable {
  /// Rows in memory.
  case made([ChangeRow])
  /// Rows that are made when they are read.
  case file(NotedRows)

  var startIndex: Int { 0 }

  var endIndex: Int {
    switch self {
    case .made(let rows): rows.count
    case .file(let rows): rows.count
    }
  }

  subscript(offset: Int) -> ChangeRow {
    switch self {
    case .made(let rows): rows[offset]
    case .file(let rows): rows.row(at: offset)
    }
  }

  /// Returns the offset of the row with a name; `nil` for none.
  func offset(of id: ChangeRow.ID) -> Int? {
    switch self {
    case .made(let rows): rows.firstIndex { $0.id == id }
    case .file(let rows): rows.offset(of: id)
    }
  }

  /// The offsets of the headers of hunks, ascending.
  var hunks: [Int] {
    switch self {
    case .made(let rows): rows.indices.filter { rows[$0].isHunk }
    case .file(let rows): rows.hunks
    }
  }

  /// The offsets of the first rows of threads, ascending.
  var threads: [Int] {
    switch self {
    case .made(let rows): rows.indices.filter { rows[$0].isThread }
    case .file(let rows): rows.threads
    }
  }
}
