public import Synchronization

/// Delivery without any other feature: a lock, a list of closures, and optionally a value.
///
/// The type has no termination, no error, no disposal during a delivery and no order among nested
/// sends. Use it as a lower bound for comparisons only.
public final class FloorSource<Value> {
  @usableFromInline let state: Mutex<FloorState<Value>>

  /// Makes a source of events.
  @inlinable
  public init() { state = Mutex(FloorState()) }

  /// Makes a source that stores a value.
  @inlinable
  public init(_ value: Value) {
    let value = UncheckedValue(value)
    state = Mutex(FloorState(value.value))
  }

  /// Calls `action` with each value from now on.
  @inlinable
  @discardableResult
  public func observe(_ action: @escaping (Value) -> Void) -> FloorToken {
    let slot = UncheckedValue(FloorSlot(action))
    state.withLock { $0.slots.append(slot.value) }
    return FloorToken { [unowned self] in
      state.withLock { state in
        guard let index = state.slots.lastIndex(where: { $0 === slot.value }) else { return }
        state.slots.remove(at: index)
      }
    }
  }

  /// Calls every observer with `value` without storing it.
  @inlinable
  @inline(never)
  public func send(_ value: Value) {
    let slots = state.withLock { UncheckedValue($0.slots) }
    for slot in slots.value { slot.action(value) }
  }

  /// The stored value; the source must have one.
  @inlinable public var value: Value {
    guard let value = state.withLock({ UncheckedValue($0.value) }).value else {
      preconditionFailure("a source of events has no value")
    }
    return value
  }

  /// Stores `value` and calls every observer with it.
  @inlinable
  @inline(never)
  public func set(_ value: Value) {
    let unchecked = UncheckedValue(value)
    let slots = state.withLock { state in
      state.value = unchecked.value
      return UncheckedValue(state.slots)
    }
    for slot in slots.value { slot.action(value) }
  }
}
