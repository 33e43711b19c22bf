import Bindery

/// An action that waits in an ``ActionQueue``, and the handle that cancels it.
package final class ScheduledAction: Disposable {
  /// The time at which the action is due.
  package let due: Duration
  /// The time by which the action may run later to save energy.
  let leeway: Duration
  /// The number of actions that were scheduled before.
  let number: Int
  /// The position in the queue; `nil` outside of it.
  var position: Int?
  private weak var queue: ActionQueue?
  private var action: (() -> Void)?

  init(
    due: Duration,
    leeway: Duration,
    number: Int,
    in queue: ActionQueue,
    _ action: @escaping () -> Void
  ) {
    self.due = due
    self.leeway = leeway
    self.number = number
    self.queue = queue
    self.action = action
  }

  deinit {}

  /// Whether the action was cancelled or has begun.
  package var isDisposed: Bool { action == nil }

  /// Cancels the action and removes it from the queue.
  package func dispose() {
    guard let action else { return }
    self.action = nil
    queue?.cancel(self)
    // The captures may schedule or cancel when they are released.
    keep(action)
  }

  /// Runs the action, unless it was cancelled.
  package func run() {
    let action = action
    self.action = nil
    action?()
  }

  /// Whether the action runs before `other`: it is due earlier, or at the same time and was
  /// scheduled earlier.
  func precedes(_ other: ScheduledAction) -> Bool {
    due == other.due ? number < other.number : due < other.due
  }
}
