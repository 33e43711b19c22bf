#if canImport(Darwin)
import Darwin
#endif

/// Runs `action` on the main actor: before the call returns where the caller is on the main actor,
/// and else in a later job.
///
/// For code that a library calls without saying where: the report of an `@Observable` object, a
/// subscription of Combine, the loader of the program. There is no way to ask for the isolation
/// before Apple's systems of version 26; the thread decides there. This is the only use of a module
/// of a system in the three levels.
@_spi(Engine)
public nonisolated func onMainActor(_ action: @escaping @MainActor @Sendable () -> Void) {
  #if canImport(Darwin)
  if #unavailable(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26) {
    if pthread_main_np() != 0 {
      // The main thread is that of the main actor. These systems have no `Task.immediate`, which
      // finds that out without an assertion.
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
