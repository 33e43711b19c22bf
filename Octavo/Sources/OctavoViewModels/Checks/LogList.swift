/// The rows of a log that are shown: those of folded steps and groups are not.
nonisolated struct LogList: Sendable {
  /// A row of the list.
  enum Place: Sendable, Hashable {
    /// The heading of a section, by its index.
    case section(Int)
    /// The title of a group, by its index.
    case group(Int)
    /// A row of the text.
    case row(Int)
  }

  /// Successive rows of the list.
  private struct Segment: Sendable {
    let start: Int
    let first: Place
    let count: Int
  }

  private var segments: [Segment] = []
  /// The number of rows.
  private(set) var count = 0

  /// Arranges the rows of a log.
  ///
  /// - Parameters:
  ///   - index: The parts of the log.
  ///   - openSections: The sections whose rows are shown, by their indices.
  ///   - openGroups: The groups whose rows are shown, by their indices.
  init(_ index: LogIndex, openSections: Set<Int>, openGroups: Set<Int>) {
    var group = 0
    for (place, section) in index.sections.enumerated() {
      let end = place + 1 < index.sections.count ? index.sections[place + 1].start : index.rowCount
      if section.step != nil { add(.section(place)) }
      let isOpen = section.step == nil || openSections.contains(place)
      var row = section.start
      while group < index.groups.count, index.groups[group].title < end {
        let found = index.groups[group]
        if isOpen {
          addRows(row..<found.title)
          add(.group(group))
          if openGroups.contains(group) { addRows(found.title + 1..<found.end) }
        }
        row = found.end
        group += 1
      }
      if isOpen { addRows(min(row, end)..<end) }
    }
  }

  private mutating func add(_ place: Place) {
    segments.append(Segment(start: count, first: place, count: 1))
    count += 1
  }

  private mutating func addRows(_ rows: Range<Int>) {
    guard !rows.isEmpty else { return }
    segments.append(Segment(start: count, first: .row(rows.lowerBound), count: rows.count))
    count += rows.count
  }

  /// Returns the place of a row of the list; `nil` outside of it.
  subscript(offset: Int) -> Place? {
    guard (0..<count).contains(offset) else { return nil }
    let segment = segments[index { $0.start <= offset }]
    if case .row(let row) = segment.first { return .row(row + offset - segment.start) }
    return segment.first
  }

  /// Returns the offset of a place; `nil` for one that is not shown.
  func offset(of place: Place) -> Int? {
    if case .row(let row) = place {
      for segment in segments {
        guard case .row(let first) = segment.first, (first..<first + segment.count).contains(row)
        else { continue }
        return segment.start + row - first
      }
      return nil
    }
    return segments.first { $0.first == place }?.start
  }

  /// Returns the last segment for which a condition holds that holds for the first ones.
  private func index(where condition: (Segment) -> Bool) -> Int {
    var (low, high) = (0, segments.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if condition(segments[middle]) { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
