/// One observer of a ``FloorSource``.
///
/// Unchecked, as the lock wants something that may leave its thread, and here nothing does.
@usableFromInline
final class FloorSlot<Value>: @unchecked Sendable {
  @usableFromInline let action: (Value) -> Void

  @inlinable
  init(_ action: @escaping (Value) -> Void) { self.action = action }
}
