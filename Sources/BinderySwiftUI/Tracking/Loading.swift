#if canImport(SwiftUI)
@_spi(Engine) import Bindery

/// Turns the tracking of reads by the standard library on, because SwiftUI observes with it.
///
/// A constructor of CBinderySwiftUI calls it while the program is loaded, so that importing the
/// module is enough.
@c(bindery_swiftui_loaded)
nonisolated func noteLoading() {
  onMainActor { StandardTracking.isOn = true }
}
#endif
