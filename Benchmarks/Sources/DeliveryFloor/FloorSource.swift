public import Synchronization

/// Delivery without any other feature: a lock, a list of closures, and optionally a value.
///
/// The type has no termination, no error, no disposal during a delivery and no order among nested
/// sends. Use it as a lower bound for comparisons only.
///
/// A floor is used on the main thread only. It takes its lock for each access, because the peers
/// that it is compared with do.
public final class FloorSource<Value> {
  @usableFromInline let lock = Mutex(())
  // The lock orders the accesses. Swift's check for overlapping ones would only add its cost.
  @exclusivity(unchecked) @usableFromInline var slots: ContiguousArray<FloorSlot<Value>> = []
  @exclusivity(unchecked) @usableFromInline var stored: Value?

  /// Makes a source of events.
  @inlinable
  public init() {}

  /// Makes a source that stores a value.
  @inlinable
  public init(_ value: Value) { stored = value }

  /// Calls `action` with each value from now on.
  @inlinable
  @discardableResult
  public func observe(_ action: @escaping (Value) -> Void) -> FloorToken {
    let slot = FloorSlot(action)
    lock.withLock { _ in slots.append(slot) }
    return FloorToken { [unowned self] in
      lock.withLock { _ in
        guard let index = slots.lastIndex(where: { $0 === slot }) else { return }
        slots.remove(at: index)
      }
    }
  }

  /// Calls every observer with `value` without storing it.
  @inlinable
  @inline(never)
  public func send(_ value: Value) {
    var observers: ContiguousArray<FloorSlot<Value>> = []
    lock.withLock { _ in observers = slots }
    for slot in observers { slot.action(value) }
  }

  /// The stored value; the source must have one.
  @inlinable public var value: Value {
    var value: Value?
    lock.withLock { _ in value = stored }
    guard let value else { preconditionFailure("a source of events has no value") }
    return value
  }

  /// Stores `value` and calls every observer with it.
  @inlinable
  @inline(never)
  public func set(_ value: Value) {
    var observers: ContiguousArray<FloorSlot<Value>> = []
    lock.withLock { _ in
      stored = value
      observers = slots
    }
    for slot in observers { slot.action(value) }
  }
}
