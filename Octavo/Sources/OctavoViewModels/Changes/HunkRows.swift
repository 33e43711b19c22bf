import GitHubValues

/// The rows of the hunks of a file, in both arrangements.
nonisolated struct HunkRows {
  private let path: String
  private let head: ChangeRow
  /// The header of the hunk that is being added.
  private var header = ""
  private(set) var unified: [ChangeRow] = []
  private(set) var pairs: [ChangeRow] = []
  /// The places of each hunk in both arrangements.
  private(set) var parts: [Part] = []

  /// The places of the rows of a hunk, its header first.
  struct Part: Sendable, Equatable {
    let unified: Range<Int>
    let pairs: Range<Int>
  }

  /// Begins a list with the head of the file at a path.
  init(head: ChangeRow, path: String) {
    self.head = head
    self.path = path
    unified = [head]
    pairs = [head]
  }

  /// Adds a row to both arrangements.
  mutating func add(_ row: ChangeRow) {
    unified.append(row)
    pairs.append(row)
  }

  /// Adds the rows of a hunk, which has a place among those of the file.
  mutating func add(_ hunk: GitHub.Patch.Hunk, at place: Int) {
    let start = (unified: unified.count, pairs: pairs.count)
    defer {
      parts.append(
        Part(unified: start.unified..<unified.count, pairs: start.pairs..<pairs.count)
      )
    }
    header = hunk.header
    if !header.isEmpty {
      let kind = ChangeRow.Kind.hunk(isFolded: false)
      let row = ChangeRow(id(unified.count), kind, header, path: path, hunk: header)
      add(row)
    }
    let first = unified.count
    let rows = hunk.pairs
    let lines = lines(of: hunk, at: place, pairedIn: rows)
    for line in lines { append(.line(line), line.text, id: unified.count, to: \.unified) }
    for row in rows {
      let (old, new) = (row.old.map { lines[$0] }, row.new.map { lines[$0] })
      // The name of the first line: a row that is in both arrangements stays selected.
      guard let name = row.old ?? row.new else { continue }
      append(.pair(old: old, new: new), (new ?? old)?.text ?? "", id: first + name, to: \.pairs)
    }
  }

  private mutating func append(
    _ kind: ChangeRow.Kind,
    _ text: String,
    id number: Int,
    to rows: WritableKeyPath<Self, [ChangeRow]>
  ) {
    self[keyPath: rows].append(ChangeRow(id(number), kind, text, path: path, hunk: header))
  }

  /// Returns the name of the row at a place below the head.
  private func id(_ place: Int) -> String { "\(head.id).\(place - 1)" }

  private func lines(
    of hunk: GitHub.Patch.Hunk,
    at hunkPlace: Int,
    pairedIn pairs: [GitHub.Patch.Pair]
  ) -> [ChangeLine] {
    var comparisons: [Int: WordComparison] = [:]
    for case let (old?, new?) in pairs.map({ ($0.old, $0.new) })
    where hunk.lines[old].kind == .deleted && hunk.lines[new].kind == .added {
      let comparison = WordComparison(old: hunk.lines[old].text, new: hunk.lines[new].text)
      comparisons[old] = comparison
      comparisons[new] = comparison
    }
    var places = (old: 0, new: 0)
    return hunk.lines.enumerated().map { index, line in
      let isOld = line.kind == .deleted
      let place = isOld ? places.old : places.new
      defer {
        if [.context, .deleted].contains(line.kind) { places.old += 1 }
        if [.context, .added].contains(line.kind) { places.new += 1 }
      }
      return ChangeLine(
        kind: line.kind,
        text: line.text,
        oldNumber: line.oldNumber,
        newNumber: line.newNumber,
        side: ChangeLine.Side(path: path, hunk: hunkPlace, isOld: isOld, line: place),
        place: place % ChangeLine.Side.partLines,
        comparison: comparisons[index]
      )
    }
  }
}
