/// One step on the way from one list to another, as a table takes it.
package nonisolated struct ListSplice: Equatable {
  /// Where, in the list as the steps before have left it.
  package let position: Int
  /// How many rows go from there.
  package let removed: Int
  /// How many rows come there.
  package let added: Int

  package init(position: Int, removed: Int, added: Int) {
    self.position = position
    self.removed = removed
    self.added = added
  }
}
