import Foundation
import Synchronization

/// A date and time that a test may advance.
nonisolated final class TestClock: Sendable {
  private let offset = Mutex<TimeInterval>(0)

  /// The real time, and what it was advanced by.
  var now: Date { Date().addingTimeInterval(offset.withLock { $0 }) }

  /// Advances the clock.
  func advance(by seconds: TimeInterval) { offset.withLock { $0 += seconds } }
}
