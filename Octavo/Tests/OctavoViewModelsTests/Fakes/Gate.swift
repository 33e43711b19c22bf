/// Holds answers back until a test lets them through.
final class Gate {
  private var isOpen = false
  private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
  private var arrivals = 0

  /// The number of waiting callers.
  var count: Int { waiting.count }

  func open() {
    isOpen = true
    let waiting = waiting
    self.waiting = [:]
    for continuation in waiting.values { continuation.resume() }
  }

  /// Waits for the gate to open, or for the end of the caller's task.
  func wait() async throws {
    guard !isOpen else { return }
    arrivals += 1
    let number = arrivals
    await withTaskCancellationHandler {
      await withCheckedContinuation { waiting[number] = $0 }
    } onCancel: {
      Task { @MainActor in self.waiting.removeValue(forKey: number)?.resume() }
    }
    try Task.checkCancellation()
  }
}
