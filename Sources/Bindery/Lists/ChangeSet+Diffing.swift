extension ChangeSet {
  /// Finds the changes from `old` to `new`.
  ///
  /// What both lists begin and end with is only compared; the part between is hashed, and its moves
  /// found by a longest increasing subsequence, so a row dragged from one end to the other is one
  /// move. For n rows between, that is O(n log n).
  @inlinable
  public nonisolated init<Element: Identifiable & Equatable>(
    from old: [Element],
    to new: [Element]
  ) where Element.ID == ID {
    let ends = CommonEnds(of: old, and: new)
    var middle = MiddleChanges<ID>()
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
