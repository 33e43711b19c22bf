#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

/// The main thread of the process, which is that of the main actor.
nonisolated struct MainThread: Sendable {
  private let identifier: UInt

  /// Notes the thread of the main actor.
  @MainActor init() { identifier = Self.current }

  /// Calls `body` at once on the main thread, or else in a later job of the main actor.
  func perform(_ body: @escaping @MainActor @Sendable () -> Void) {
    if Self.current == identifier {
      MainActor.assumeIsolated { body() }
    } else {
      Task { @MainActor in body() }
    }
  }

  private static var current: UInt {
    #if canImport(Darwin)
    UInt(bitPattern: pthread_self())
    #elseif canImport(Glibc)
    pthread_self()
    #else
    0
    #endif
  }
}
