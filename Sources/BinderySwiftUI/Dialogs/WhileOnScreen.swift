#if canImport(SwiftUI)
import BinderyNavigation
import SwiftUI

/// Holds an observation while the view is on the screen.
struct WhileOnScreen: ViewModifier {
  @State private var observation = SerialDisposable()
  let begin: () -> ObservationToken

  func body(content: Content) -> some View {
    content
      .onAppear { observation.inner = begin() }
      .onDisappear { observation.inner = nil }
  }
}
#endif
