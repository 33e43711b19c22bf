import Bindery

/// Work that waits for a turn of the main actor, in order.
@MainActor
final class Turns {
  @exclusivity(unchecked) private var waiting: [(token: AnyDisposable, action: () -> Void)] = []
  private var next = 0

  init() {}

  deinit {}

  /// Whether something waits.
  var isEmpty: Bool { next == waiting.count }

  /// Runs `action` in a turn to come.
  func add(_ action: @escaping () -> Void) -> any Disposable {
    let token = AnyDisposable()
    waiting.append((token, action))
    // Each turn takes the first: the order is ours, whatever order the turns come in.
    Task { @MainActor in self.takeFirst() }
    return token
  }

  private func takeFirst() {
    guard !isEmpty else { return }
    let (token, action) = waiting[next]
    next += 1
    if isEmpty {
      replace(&waiting, with: [])
      next = 0
    }
    guard !token.isDisposed else { return }
    token.dispose()
    action()
  }
}
