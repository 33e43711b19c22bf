/// The closure of a reader, as an object.
///
/// An object can be borrowed without a retain, and be passed to ``DeferredRelease``: the closure
/// may own a long chain.
@MainActor
@usableFromInline
final class Work<Value> {
  @usableFromInline let run: () -> Value

  @inlinable init(_ run: @escaping () -> Value) { self.run = run }

  deinit {}
}
