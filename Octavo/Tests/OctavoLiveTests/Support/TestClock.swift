import Foundation
import Synchronization

/// A date and time that a test may advance.
nonisolated final class TestClock: Sendable {
  private let offset = Mutex<TimeInterval>(0)
  private let speed = Mutex(1.0)

  /// The time from which on a fast clock runs, as in the program that is killed.
  private static let start = Date(timeIntervalSince1970: 1_790_000_000)

  /// The real time, or a faster one, and what it was advanced by.
  var now: Date {
    let (offset, speed) = (offset.withLock { $0 }, speed.withLock { $0 })
    return Self.start.addingTimeInterval(Date().timeIntervalSince(Self.start) * speed + offset)
  }

  /// Lets the clock run as many times as fast as the real one.
  func run(atSpeed speed: Double) { self.speed.withLock { $0 = speed } }

  /// Stops the clock at the end of the present second, so that only ``advance(by:)`` moves it.
  ///
  /// A date of a part of a second would be another one after it is stored.
  func stop() {
    let time = now.timeIntervalSince(Self.start).rounded(.up)
    offset.withLock { $0 = time }
    run(atSpeed: 0)
  }

  /// Advances the clock.
  func advance(by seconds: TimeInterval) { offset.withLock { $0 += seconds } }
}
