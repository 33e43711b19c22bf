/// One step of a change from one list to another.
package nonisolated struct ListSplice: Equatable {
  /// The offset in the list after the steps before.
  package let position: Int
  /// The number of rows that are removed there.
  package let removed: Int
  /// The number of rows that are inserted there.
  package let added: Int

  package init(position: Int, removed: Int, added: Int) {
    self.position = position
    self.removed = removed
    self.added = added
  }
}
