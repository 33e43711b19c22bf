import BinderyTerminal
public import OctavoLive

extension AppSession {
  /// Ends the session and blocks the main thread until then, after the loop of the terminal has
  /// ended.
  ///
  /// A connection that is stuck keeps the shell waiting for two seconds at most.
  public func endOnMainThread() {
    var hasEnded = false
    Task {
      await end()
      hasEnded = true
    }
    MainThread.wait(limit: .seconds(2)) { hasEnded }
  }
}
