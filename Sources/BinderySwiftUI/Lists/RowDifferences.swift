import BinderyNavigation

/// The rows of a list, and the difference by which each change of theirs is shown.
@MainActor
package final class RowDifferences<Row: Identifiable & Equatable> where Row.ID: Sendable {
  /// The rows to show.
  @MutableProperty package private(set) var rows: [PlacedRow<Row>] = []
  /// The difference between the rows before the last change and those after it.
  package private(set) var changes: ChangeSet<Row.ID>?
  private var last: [Row] = []
  private let limit: Int
  private let lifetime = Lifetime()

  /// Follows the rows that `read` returns.
  ///
  /// - Parameters:
  ///   - limit: The most rows that may be inserted, removed and moved together for the change to be
  ///     animated.
  ///   - animate: Performs a change with an animation.
  ///   - read: Returns the rows. What it reads is observed.
  package init(
    limit: Int = 100,
    animate: @escaping (() -> Void) -> Void = { $0() },
    _ read: @escaping () -> [Row]
  ) {
    self.limit = limit
    lifetime.observe(self) { differences in
      let rows = read()
      untracked { differences.show(rows, animate) }
    }
  }

  deinit {}

  private func show(_ new: [Row], _ animate: (() -> Void) -> Void) {
    // The first rows are there at once.
    let isFirst = changes == nil
    let changes = ChangeSet(from: last, to: new)
    self.changes = changes
    last = new
    guard !changes.isEmpty else { return }
    let moved = changes.insertions.count + changes.removals.count + changes.moves.count
    if !isFirst, (1...limit).contains(moved) {
      animate { rows = PlacedRow.place(new) }
    } else {
      rows = PlacedRow.place(new)
    }
  }
}
