import BinderyTerminal
public import OctavoLive

extension AppSession {
  /// Ends the session and blocks the main thread until then, after the loop of the terminal has
  /// ended.
  ///
  /// A connection that is stuck keeps the shell waiting for two seconds at most.
  public func endOnMainThread() {
    onMainThread(limit: .seconds(2)) { await $0.end() }
  }

  /// Sends what is due, and blocks the main thread until then, for four seconds at most.
  func finishOnMainThread() { onMainThread(limit: .seconds(4)) { await $0.finish() } }

  /// Stops to send until the program is continued, and blocks the main thread until then.
  func suspendOnMainThread() {
    onMainThread(limit: .seconds(2)) { await $0.suspend() }
    // This runs when the program is continued.
    Task { resume() }
  }

  private func onMainThread(limit: Duration, _ body: @escaping (AppSession) async -> Void) {
    var hasEnded = false
    Task {
      await body(self)
      hasEnded = true
    }
    MainThread.wait(limit: limit) { hasEnded }
  }
}
