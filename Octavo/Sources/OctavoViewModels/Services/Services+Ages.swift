import Foundation

extension Services {
  /// Whether a result was requested so recently, such as by the screen before, that it need not be
  /// requested again.
  func isRecent<Value>(_ stored: Stored<Value>, for seconds: TimeInterval = 60) -> Bool {
    // A date in the future is from before the clock was set back.
    stored.readAt.map { abs(now().timeIntervalSince($0)) < seconds } ?? false
  }
}
