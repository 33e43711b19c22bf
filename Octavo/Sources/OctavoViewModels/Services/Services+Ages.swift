package import Foundation

extension Services {
  /// Whether a result was requested so recently, such as by the screen before, that it need not be
  /// requested again.
  func isRecent<Value>(_ stored: Stored<Value>, for seconds: TimeInterval = 60) -> Bool {
    stored.readAt?.isWithin(seconds, before: now()) ?? false
  }
}

nonisolated extension Date {
  /// Whether a time lies so few seconds before another one.
  ///
  /// A time after it is from before the clock was set back, and says nothing about the age.
  package func isWithin(_ seconds: TimeInterval, before now: Date) -> Bool {
    // Two programs read the clock at times that are stored in another order.
    (-1..<seconds).contains(now.timeIntervalSince(self))
  }
}
