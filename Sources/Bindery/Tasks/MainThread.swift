#if canImport(Darwin)
import Darwin
#endif

/// Runs `action` on the main actor: before the call returns where the caller is on the main actor,
/// and else in a later job.
///
/// There is no way to ask for the isolation before the systems of version 26; the thread decides
/// there. This is the only use of a module of a system in the three levels.
nonisolated func onMainActor(_ action: @escaping @MainActor @Sendable () -> Void) {
  #if canImport(Darwin)
  if #unavailable(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26) {
    if pthread_main_np() != 0 {
      MainActor.assumeIsolated(action)
    } else {
      Task { @MainActor in action() }
    }
    return
  }
  #endif
  if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
    Task.immediate { @MainActor in action() }
  }
}
