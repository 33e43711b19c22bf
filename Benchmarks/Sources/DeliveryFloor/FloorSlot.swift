/// One observer of a ``FloorSource``.
///
/// Unchecked: the lock requires a `Sendable` value, and the benchmarks use one thread only.
@usableFromInline
final class FloorSlot<Value>: @unchecked Sendable {
  @usableFromInline let action: (Value) -> Void

  @inlinable
  init(_ action: @escaping (Value) -> Void) { self.action = action }
}
