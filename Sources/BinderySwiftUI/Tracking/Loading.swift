#if canImport(SwiftUI)
import Bindery

/// Turns the tracking of reads by the standard library on, because SwiftUI observes with it.
///
/// A constructor of CBinderySwiftUI calls it while the program is loaded, so that importing the
/// module is enough.
@c(bindery_swiftui_loaded)
nonisolated func noteLoading(isMain: Bool) {
  if isMain {
    // The main thread before `main` is that of the main actor.
    MainActor.assumeIsolated { StandardTracking.isOn = true }
  } else {
    Task { @MainActor in StandardTracking.isOn = true }
  }
}
#endif
