/// The state that a ``FloorSource`` protects with its lock.
@usableFromInline
struct FloorState<Value> {
  @usableFromInline var slots: ContiguousArray<FloorSlot<Value>> = []
  @usableFromInline var value: Value?

  @inlinable
  init(_ value: Value? = nil) { self.value = value }
}
