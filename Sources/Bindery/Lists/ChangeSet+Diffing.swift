extension ChangeSet {
  /// Computes the changes from `old` to `new`.
  ///
  /// The common beginning and end of both lists are only compared. The rows between them are
  /// hashed, and their moves are found with a longest increasing subsequence, so a row dragged from
  /// one end to the other is one move. The cost is O(n log n) for n rows between the common ends.
  ///
  /// - Parameters:
  ///   - old: The rows before the change.
  ///   - new: The rows after it.
  ///   - findsDuplicates: Whether ``duplicates`` are found. Without them, rows that are only
  ///     inserted or only removed are not hashed.
  @inlinable
  public nonisolated init<Element: Identifiable & Equatable>(
    from old: [Element],
    to new: [Element],
    findsDuplicates: Bool = true
  ) where Element.ID == ID {
    let ends = CommonEnds(of: old, and: new)
    var middle = MiddleChanges<ID>(findsDuplicates: findsDuplicates)
    middle.compare(old[ends.oldMiddle], new[ends.newMiddle])
    middle.findDuplicates(among: new)
    self.init(
      removals: middle.removals,
      insertions: middle.insertions,
      moves: middle.moves,
      updates: ends.updatesBefore + middle.updates + ends.updatesAfter,
      duplicates: middle.duplicates
    )
  }
}
