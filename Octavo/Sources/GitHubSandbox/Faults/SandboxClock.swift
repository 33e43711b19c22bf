import Foundation
import Synchronization

/// The clock of a sandbox, which can be set forward.
final class SandboxClock: Sendable {
  private let base: @Sendable () -> Date
  private let offset = Mutex(0)

  init(_ base: @escaping @Sendable () -> Date) { self.base = base }

  var date: Date { base().addingTimeInterval(Double(offset.withLock { $0 })) }
  /// Seconds since 1970.
  var now: Int { Int(date.timeIntervalSince1970.rounded(.down)) }

  func advance(by seconds: Int) { offset.withLock { $0 += seconds } }
}
