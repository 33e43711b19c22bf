import LineFiles

/// The places of a searched text in a file, from top to bottom.
nonisolated enum FileMatches: Equatable {
  /// The places in a file in memory.
  case listed([FileMatch])
  /// The places in a file of any length, as far as it has been searched.
  case counted(LargeMatches)

  /// The number of places.
  var count: Int {
    switch self {
    case .listed(let matches): matches.count
    case .counted(let matches): matches.count
    }
  }

  /// Whether there will be no further ones.
  var isComplete: Bool { if case .counted(let matches) = self { matches.isComplete } else { true } }

  /// Returns the place with a number.
  subscript(index: Int) -> FileMatch? {
    switch self {
    case .listed(let matches): matches.indices.contains(index) ? matches[index] : nil
    case .counted(let matches): matches[index].map { FileMatch(large: $0) }
    }
  }

  /// Returns the number of places above a line.
  func count(aboveLine line: Int) -> Int {
    switch self {
    case .listed(let matches): matches.firstIndex { $0.line >= line } ?? matches.count
    case .counted(let matches): matches.count(aboveLine: line)
    }
  }
}

nonisolated extension FileMatch {
  fileprivate init(large match: LargeMatches.Match) {
    self.init(line: match.line, row: match.row + 1, number: match.number)
  }
}
