#if canImport(SwiftUI)
import SwiftUI

extension Binding {
  /// Makes a binding whose value is read at once, so that the view whose `body` makes it depends on
  /// what `get` reads: SwiftUI itself reads a binding outside of any `body`.
  init(tracking get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
    _ = get()
    self.init(get: { @MainActor in get() }, set: { @MainActor in set($0) })
  }
}
#endif
