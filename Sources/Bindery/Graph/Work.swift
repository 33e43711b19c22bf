/// What a reader runs.
///
/// An object, so that it can be run without being retained, and left to the ``DeferredRelease``: the
/// closure may own a long chain.
@MainActor
@usableFromInline
final class Work<Value> {
  @usableFromInline let run: () -> Value

  @inlinable init(_ run: @escaping () -> Value) { self.run = run }

  deinit {}
}
