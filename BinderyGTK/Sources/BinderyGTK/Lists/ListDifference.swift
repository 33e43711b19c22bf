public import BinderyNavigation

/// The offsets at which two lists differ, which a list view needs to show the second in place of
/// the first.
///
/// The parameter `difference` of a list view makes one. Its default argument is compiled in the
/// module that makes the list view, for the type of the rows there: for 5,000 repositories, of
/// which one is new, it takes 1.7 ms, where code for rows of any type takes 45 ms.
public nonisolated struct ListDifference: Sendable {
  /// The offsets in the first list of rows that leave or move, ascending.
  let leaving: [Int]
  /// The offsets in the second list of rows that arrive or have moved, ascending.
  let arriving: [Int]
  /// The offsets in the second list of rows that stay and differ.
  let updated: [Int]

  /// Compares two lists by the identifiers of their rows, in O(n log n).
  @inlinable
  public init<Element: Identifiable & Equatable>(from old: [Element], to new: [Element])
  where Element.ID: Sendable {
    let changes = ChangeSet<Element.ID>(from: old, to: new, findsDuplicates: false)
    var leaving = changes.removals
    var arriving = changes.insertions
    for move in changes.moves {
      leaving.append(move.from)
      arriving.append(move.to)
    }
    self.init(leaving: leaving.sorted(), arriving: arriving.sorted(), updated: changes.updates)
  }

  @usableFromInline
  init(leaving: [Int], arriving: [Int], updated: [Int]) {
    self.leaving = leaving
    self.arriving = arriving
    self.updated = updated
  }
}
