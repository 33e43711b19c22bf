import BinderyNavigation

/// The change from one list to another in few steps, with the rows after each of them.
///
/// First rows are removed, from the end; then rows are inserted, from the start; a row that moves
/// is removed and inserted. A table asks for rows between two steps.
package nonisolated struct ListTransition<Element: Identifiable & Equatable>
where Element.ID: Sendable {
  /// More steps than this cost a table more than one that replaces all between first and last.
  static var mostSteps: Int { 64 }

  private let old: [Element]
  private let new: [Element]
  private var leaving: [Range<Int>]
  private var arriving: [Range<Int>]

  /// Rows that stay and look different.
  package let updated: Set<Element.ID>

  package init(from old: [Element], to new: [Element]) {
    self.init(from: old, to: new, ListDifference(from: old, to: new))
  }

  init(from old: [Element], to new: [Element], _ difference: ListDifference) {
    self.old = old
    self.new = new
    leaving = Self.runs(in: difference.leaving)
    arriving = Self.runs(in: difference.arriving)
    updated = Set(difference.updated.map { new[$0].id })
    if leaving.count + arriving.count > Self.mostSteps { mergeRuns() }
  }

  /// Calls `step` with each step, and with a closure that returns the element at a position then.
  package func run(_ step: (ListSplice, _ element: @escaping (Int) -> Element?) -> Void) {
    if leaving.count == 1, arriving.count == 1, let out = leaving.first, let into = arriving.first,
      out.lowerBound == into.lowerBound
    {
      let splice = ListSplice(position: out.lowerBound, removed: out.count, added: into.count)
      step(splice) { [new] in new.indices.contains($0) ? new[$0] : nil }
      return
    }
    for index in leaving.indices.reversed() {
      let run = leaving[index]
      let gone = leaving[index...]
      step(ListSplice(position: run.lowerBound, removed: run.count, added: 0)) { [old] position in
        Self.element(at: position, of: old, without: gone)
      }
    }
    for index in arriving.indices {
      let run = arriving[index]
      let missing = arriving[(index + 1)...]
      step(ListSplice(position: run.lowerBound, removed: 0, added: run.count)) { [new] position in
        Self.element(at: position, of: new, without: missing)
      }
    }
  }

  /// Replaces everything between the first and the last change at once.
  private mutating func mergeRuns() {
    let start = min(
      leaving.first?.lowerBound ?? old.count,
      arriving.first?.lowerBound ?? new.count
    )
    let tail = min(
      old.count - (leaving.last?.upperBound ?? 0),
      new.count - (arriving.last?.upperBound ?? 0)
    )
    let end = max(min(tail, old.count - start, new.count - start), 0)
    leaving = [start..<(old.count - end)]
    arriving = [start..<(new.count - end)]
  }

  /// Returns the element at `position` of a list from which `runs` are removed.
  private static func element(
    at position: Int,
    of list: [Element],
    without runs: ArraySlice<Range<Int>>
  ) -> Element? {
    var place = position
    for run in runs {
      guard run.lowerBound <= place else { break }
      place += run.count
    }
    return list.indices.contains(place) ? list[place] : nil
  }

  /// Neighbours among ascending offsets, as ranges.
  private static func runs(in offsets: [Int]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for offset in offsets {
      if let last = runs.last, last.upperBound == offset {
        runs[runs.count - 1] = last.lowerBound..<(offset + 1)
      } else {
        runs.append(offset..<(offset + 1))
      }
    }
    return runs
  }
}
