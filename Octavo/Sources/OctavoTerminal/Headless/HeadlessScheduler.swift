import BinderyTerminal

/// A clock that stands still, and jumps to the next action that is due soon when the app is idle.
///
/// So a ``HeadlessApp`` waits for no delay of typing, and the actions after it still run.
final class HeadlessScheduler: Scheduler {
  private struct Entry {
    let due: Duration
    let number: Int
    let token: AnyDisposable
    let action: () -> Void
  }

  private(set) var now = Duration.zero
  private var entries: [Entry] = []
  private var scheduled = 0

  init() {}

  deinit {}

  @discardableResult
  func schedule(after delay: Duration, _ action: @escaping () -> Void) -> any Disposable {
    let token = AnyDisposable()
    entries.append(Entry(due: now + delay, number: scheduled, token: token, action: action))
    scheduled += 1
    return token
  }

  /// Jumps to the next action that is due in less than a time, and performs it.
  ///
  /// A countdown, which has one every second, stands still.
  ///
  /// - Returns: Whether there was one.
  func jump(within time: Duration = .seconds(1)) -> Bool {
    entries.removeAll { $0.token.isDisposed }
    let next = entries.indices.min {
      (entries[$0].due, entries[$0].number) < (entries[$1].due, entries[$1].number)
    }
    guard let next, entries[next].due < now + time else { return false }
    let entry = entries.remove(at: next)
    now = max(now, entry.due)
    entry.token.dispose()
    entry.action()
    return true
  }
}
