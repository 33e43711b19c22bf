import Bindery

/// A queue of actions, each of which runs in a later job of the main actor, in order.
@MainActor
final class MainActorQueue {
  private var queue = Queue<(token: AnyDisposable, action: () -> Void)>()

  init() {}

  deinit {}

  /// Enqueues `action`.
  func add(_ action: @escaping () -> Void) -> any Disposable {
    let token = AnyDisposable()
    queue.append((token, action))
    // Each job runs the first action, so the order does not depend on that of the jobs.
    Task { @MainActor in self.runFirst() }
    return token
  }

  private func runFirst() {
    guard let (token, action) = queue.popFirst(), !token.isDisposed else { return }
    token.dispose()
    action()
  }
}
