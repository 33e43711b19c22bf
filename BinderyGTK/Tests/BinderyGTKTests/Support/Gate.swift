/// Lets work wait until the test says that it may go on.
final class Gate {
  private var waiting: CheckedContinuation<Void, Never>?

  func wait() async { await withCheckedContinuation { waiting = $0 } }

  func open() {
    waiting?.resume()
    waiting = nil
  }
}
