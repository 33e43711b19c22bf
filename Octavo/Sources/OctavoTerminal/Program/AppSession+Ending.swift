import BinderyTerminal
public import OctavoLive

extension AppSession {
  /// Ends the session on the main thread, where no loop runs any more.
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
