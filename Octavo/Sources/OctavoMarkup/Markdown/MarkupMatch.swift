/// A place of a searched text in a document.
public struct MarkupMatch: Sendable, Hashable {
  /// Returns the places of the text in a line, as bytes in UTF-8.
  public typealias Search = @Sendable (String) -> [Range<Int>]

  /// The part.
  public var part: Int
  /// The number of places before this one in the same part.
  public var number: Int

  /// Makes a place.
  public init(part: Int, number: Int) {
    self.part = part
    self.number = number
  }

  /// Looks for the next place of a text, off the main actor.
  ///
  /// - Parameters:
  ///   - contents: The parts of the document.
  ///   - last: The place that was found last; `nil` to begin.
  ///   - start: The part with which to begin; the others follow, behind the last one the first.
  ///   - backwards: Whether the places above are the next ones.
  ///   - search: Finds the text in a line.
  /// - Returns: The place; `nil` if there is none, and when the task is cancelled.
  @concurrent public static func next(
    in contents: [MarkupPart.Content],
    after last: Self? = nil,
    from start: Int = 0,
    backwards: Bool = false,
    _ search: Search
  ) async -> Self? {
    let count = contents.count
    if let last, contents.indices.contains(last.part) {
      let number = last.number + (backwards ? -1 : 1)
      if (0..<contents[last.part].matchCount(search)).contains(number) {
        return Self(part: last.part, number: number)
      }
    }
    let first = last.map { $0.part + (backwards ? -1 : 1) } ?? start
    for step in 0..<count {
      let index = ((first + (backwards ? -step : step)) % count + count) % count
      if step.isMultiple(of: 1_000), Task.isCancelled { return nil }
      let matches = contents[index].matchCount(search)
      if matches > 0 { return Self(part: index, number: backwards ? matches - 1 : 0) }
    }
    return nil
  }
}

extension MarkupPart.Content {
  /// Returns the number of places of a text.
  public func matchCount(_ search: MarkupMatch.Search) -> Int {
    texts.reduce(0) { $0 + search($1).count }
  }

  /// Returns the content with the places of a text marked by their style.
  ///
  /// - Parameters:
  ///   - current: The number of the place that the user has moved to; `nil` if it is elsewhere.
  ///   - search: Finds the text in a line.
  /// - Returns: The content with the marks.
  public func marked(current: Int?, _ search: MarkupMatch.Search) -> Self {
    var number = 0
    func mark<Run: StyledRun>(_ runs: [Run]) -> [Run] {
      let ranges = search(runs.map(\.text).joined())
      guard !ranges.isEmpty else { return runs }
      var start = 0
      defer { number += ranges.count }
      return runs.marked(in: ranges).map { piece, isMarked in
        var piece = piece
        let bytes = start..<start + piece.text.utf8.count
        start = bytes.upperBound
        guard isMarked else { return piece }
        let isCurrent =
          current.map { $0 - number }
          .map { ranges.indices.contains($0) && ranges[$0].overlaps(bytes) } ?? false
        piece.style.insert(isCurrent ? .currentMatch : .match)
        return piece
      }
    }
    switch self {
    case .heading(let level, let runs): return .heading(level: level, mark(runs))
    case .paragraph(let runs): return .paragraph(mark(runs))
    case .fold(let runs, let fold): return .fold(mark(runs), fold)
    case .code(let lines, let continuesLine):
      return .code(lines.map(mark), continuesLine: continuesLine)
    case .table(var table, let rows):
      if rows.lowerBound == 0 { table.header = table.header.map(mark) }
      for row in rows { table.rows[row] = table.rows[row].map(mark) }
      return .table(table, rows: rows)
    case .image(var run):
      // The text is not cut, because a picture is one run.
      let styles = mark([run]).map(\.style)
      run.style.formUnion(styles.contains { $0.contains(.currentMatch) } ? .currentMatch : [])
      run.style.formUnion(styles.contains { $0.contains(.match) } ? .match : [])
      return .image(run)
    case .rule, .simplified: return self
    }
  }

  /// The texts that are searched, each for itself.
  private var texts: [String] {
    switch self {
    case .heading(_, let runs), .paragraph(let runs), .fold(let runs, _):
      [runs.map(\.text).joined()]
    case .image(let run): [run.text]
    case .code(let lines, _): lines.map { $0.map(\.text).joined() }
    case .table(let table, let rows):
      ((rows.lowerBound == 0 ? [table.header] : []) + table.rows[rows]).flatMap { row in
        row.map { $0.map(\.text).joined() }
      }
    case .rule, .simplified: []
    }
  }
}
