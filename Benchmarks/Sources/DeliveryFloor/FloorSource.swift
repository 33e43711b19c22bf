public import Synchronization

/// Delivery and nothing else: a lock, a list of closures, and perhaps a value.
///
/// There is no termination, no error, no disposal during a delivery and no order among nested sends.
/// It is a lower bound to compare with, not a library to use.
public final class FloorSource<Value> {
  @usableFromInline let state: Mutex<FloorState<Value>>

  /// Makes a source of events.
  @inlinable
  public init() { state = Mutex(FloorState()) }

  /// Makes a source with a value of its own.
  @inlinable
  public init(_ value: Value) {
    let first = FloorState(value)
    state = Mutex(first)
  }

  /// Calls `action` with each value from now on.
  @inlinable
  @discardableResult
  public func observe(_ action: @escaping (Value) -> Void) -> FloorToken {
    let slot = FloorSlot(action)
    state.withLock { $0.slots.append(slot) }
    return FloorToken { [unowned self] in
      state.withLock { state in
        guard let index = state.slots.lastIndex(where: { $0 === slot }) else { return }
        state.slots.remove(at: index)
      }
    }
  }

  /// Calls every observer with `value`, and keeps it not.
  @inlinable
  @inline(never)
  public func send(_ value: Value) {
    let slots = state.withLock { $0.slots }
    for slot in slots { slot.action(value) }
  }

  /// The value, of a source that has one.
  @inlinable public var value: Value {
    guard let value = state.withLock({ UncheckedValue($0.value) }).value else {
      preconditionFailure("a source of events has no value")
    }
    return value
  }

  /// Keeps `value` and calls every observer with it.
  @inlinable
  @inline(never)
  public func set(_ value: Value) {
    let unchecked = UncheckedValue(value)
    let slots = state.withLock { state in
      state.value = unchecked.value
      return state.slots
    }
    for slot in slots { slot.action(value) }
  }
}

/// Takes a value past a lock's check that it may leave; here it stays on its thread.
@usableFromInline
struct UncheckedValue<Value>: @unchecked Sendable {
  @usableFromInline let value: Value

  @inlinable
  init(_ value: Value) { self.value = value }
}
