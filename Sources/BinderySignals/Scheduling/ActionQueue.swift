/// The actions that a scheduler has not run yet, by due time, then in the order of scheduling.
///
/// A binary heap whose actions know their positions: adding and cancelling one takes O(log n). An
/// action that is never due stays in the queue until it is cancelled, and is retained by it.
@MainActor
package final class ActionQueue {
  private var heap: [ScheduledAction] = []
  /// The number of actions that were ever added.
  private(set) var scheduled = 0
  /// Called after an action was added or cancelled.
  var changed: (() -> Void)?

  /// Makes an empty queue.
  package init() {}

  deinit {}

  /// The number of actions that have not begun.
  package var count: Int { heap.count }

  /// The action that is due first, or `nil` if none ever is.
  package var first: ScheduledAction? {
    guard let first = heap.first, first.due < .endOfTime else { return nil }
    return first
  }

  /// The due time of the action after the first.
  var secondDue: Duration? { heap.dropFirst().prefix(2).map(\.due).min() }

  /// Adds an action.
  package func add(
    due: Duration,
    leeway: Duration = .zero,
    _ action: @escaping () -> Void
  ) -> ScheduledAction {
    let added = ScheduledAction(due: due, leeway: leeway, number: scheduled, in: self, action)
    scheduled += 1
    heap.append(added)
    moveUp(added, from: heap.count - 1)
    changed?()
    return added
  }

  /// Removes a cancelled action.
  func cancel(_ action: ScheduledAction) {
    guard action.position != nil else { return }
    remove(action)
    changed?()
  }

  /// Removes an action that is in the queue.
  package func remove(_ action: ScheduledAction) {
    guard let position = action.position, let last = heap.popLast() else { return }
    action.position = nil
    guard last !== action else { return }
    moveUp(last, from: position)
    if last.position == position { moveDown(last, from: position) }
  }

  private func moveUp(_ action: ScheduledAction, from start: Int) {
    var position = start
    while position > 0 {
      let parent = (position - 1) / 2
      guard action.precedes(heap[parent]) else { break }
      place(heap[parent], at: position)
      position = parent
    }
    place(action, at: position)
  }

  private func moveDown(_ action: ScheduledAction, from start: Int) {
    var position = start
    while true {
      var child = 2 * position + 1
      guard child < heap.count else { break }
      if child + 1 < heap.count, heap[child + 1].precedes(heap[child]) { child += 1 }
      guard heap[child].precedes(action) else { break }
      place(heap[child], at: position)
      position = child
    }
    place(action, at: position)
  }

  private func place(_ action: ScheduledAction, at position: Int) {
    heap[position] = action
    action.position = position
  }
}
