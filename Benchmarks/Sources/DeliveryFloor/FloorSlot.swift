/// One observer of a ``FloorSource``.
@usableFromInline
final class FloorSlot<Value> {
  @usableFromInline let action: (Value) -> Void

  @inlinable
  init(_ action: @escaping (Value) -> Void) { self.action = action }
}
