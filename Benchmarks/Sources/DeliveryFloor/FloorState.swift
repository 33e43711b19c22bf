/// What a ``FloorSource`` guards with its lock.
///
/// Unchecked, as the lock wants something that may leave its thread, and here nothing does.
@usableFromInline
struct FloorState<Value>: @unchecked Sendable {
  @usableFromInline var slots: ContiguousArray<FloorSlot<Value>> = []
  @usableFromInline var value: Value?

  @inlinable
  init(_ value: Value? = nil) { self.value = value }
}
