public import Bindery

/// A value that changes over time and can be observed, whatever holds it.
///
/// Its operators make properties that are derived from it:
///
/// - One consistent event per change, whatever the diamond between a source and what is derived.
/// - A derived property does not keep a `MutableProperty` alive. When all its sources have been
///   released it keeps its last value, and its signal completes.
/// - A derived property is worked out once when it is made, and then when it is asked for or
///   observed and a source has changed. Operators with a memory (`filter`, `combinePrevious`,
///   `uniqueValues`, `zip`, `flatten` other than `.latest`) follow every change from the beginning.
/// - Every write of a source counts, equal or not; `skipRepeats` drops the equal ones.
@MainActor
public protocol PropertyProtocol<Value>: BindingSource {
  /// The value now; reading it inside `observe` or `computed` subscribes.
  var value: Value { get }
  /// The changes from now on.
  var signal: Signal<Value, Never> { get }
  /// The present value at each start, then the changes.
  var producer: SignalProducer<Value, Never> { get }
  /// A property with the same value that does not keep this one alive.
  var reflection: Property<Value> { get }
}

/// A property that can be written.
@MainActor
public protocol MutablePropertyProtocol<Value>: PropertyProtocol, BindingTargetProvider, AnyObject {
  /// The value; writing it notifies.
  var value: Value { get set }
  /// Ends with the property.
  var lifetime: Lifetime { get }
}

/// A property that can be changed in place.
@MainActor
public protocol ComposableMutablePropertyProtocol<Value>: MutablePropertyProtocol {
  /// Hands the value to `action`.
  func withValue<Result>(_ action: (Value) throws -> Result) rethrows -> Result
  /// Changes the value in place, as one change.
  func modify<Result>(_ action: (inout Value) throws -> Result) rethrows -> Result
}

extension PropertyProtocol {
  /// A property with the same value, fed by ``producer``.
  public var reflection: Property<Value> { Property(startingWith: producer) }
}

extension MutablePropertyProtocol {
  /// Writes each value to the property, which is not kept alive.
  public var bindingTarget: BindingTarget<Value> {
    BindingTarget(lifetime: lifetime) { [weak self] in self?.value = $0 }
  }
}

extension Property: PropertyProtocol {
  /// The property, without keeping a ``MutableProperty`` behind it alive.
  public var reflection: Property { Property(node: node.mirror) }

  /// The present value, then the changes.
  public var bindingProducer: SignalProducer<Value, Never> { values }
}

extension MutableProperty: ComposableMutablePropertyProtocol {
  /// The property to read, without keeping this one alive.
  public var reflection: Property<Value> { projectedValue.reflection }

  /// The present value, then the values written.
  public var bindingProducer: SignalProducer<Value, Never> { projectedValue.values }

  /// Ends with the property.
  public var lifetime: Lifetime {
    guard let ending else { preconditionFailure("a mutable property has an ending") }
    return ending
  }

  /// Hands the value to `action`.
  public func withValue<Result>(_ action: (Value) throws -> Result) rethrows -> Result {
    try action(value)
  }
}
