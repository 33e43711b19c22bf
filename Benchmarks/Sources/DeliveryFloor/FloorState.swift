/// The state that a ``FloorSource`` protects with its lock.
///
/// Unchecked: the lock requires a `Sendable` value, and the benchmarks use one thread only.
@usableFromInline
struct FloorState<Value>: @unchecked Sendable {
  @usableFromInline var slots: ContiguousArray<FloorSlot<Value>> = []
  @usableFromInline var value: Value?

  @inlinable
  init(_ value: Value? = nil) { self.value = value }
}
