public import Bindery

/// A value that changes over time and can be observed.
///
/// Its operators return properties that are derived from it:
///
/// - Each change makes one consistent event, even if a derived property depends on a source in
///   several ways.
/// - A derived property does not retain a `MutableProperty`. When all its sources have been
///   released it keeps its last value, and its signal completes.
/// - A derived property is computed once when it is made, and then when it is read or observed
///   after a change of a source. Stateful operators (`filter`, `combinePrevious`, `uniqueValues`,
///   `zip`, `flatten` other than `.latest`) follow every change from the beginning.
/// - A value that is equal to the one before is no change, where values can be compared. Only the
///   signals and producers of a stored property send every write.
@MainActor
public protocol PropertyProtocol<Value>: BindingSource {
  /// The current value; reading it inside `observe` or `computed` subscribes.
  var value: Value { get }
  /// The changes from now on.
  var signal: Signal<Value, Never> { get }
  /// A producer that sends the current value at each start, then the changes.
  var producer: SignalProducer<Value, Never> { get }
  /// A property with the same value that does not retain this one.
  var reflection: Property<Value> { get }
}

/// A property that can be written.
@MainActor
public protocol MutablePropertyProtocol<Value>: PropertyProtocol, BindingTargetProvider, AnyObject {
  /// The value; writing it notifies observers.
  var value: Value { get set }
  /// A lifetime that ends when the property is released.
  var lifetime: Lifetime { get }
}

/// A property that can be changed in place.
@MainActor
public protocol ComposableMutablePropertyProtocol<Value>: MutablePropertyProtocol {
  /// Calls `action` with the value.
  func withValue<Result>(_ action: (Value) throws -> Result) rethrows -> Result
  /// Changes the value in place, as one change.
  func modify<Result>(_ action: (inout Value) throws -> Result) rethrows -> Result
}

extension PropertyProtocol {
  /// A property with the same value, updated by ``producer``.
  public var reflection: Property<Value> { Property(startingWith: producer) }
}

extension MutablePropertyProtocol {
  /// A target that writes each value to the property; it does not retain the property.
  public var bindingTarget: BindingTarget<Value> {
    BindingTarget(lifetime: lifetime) { [weak self] in self?.value = $0 }
  }
}

extension MutableProperty {
  /// A target that writes each value to the property; it does not retain the property.
  public var bindingTarget: BindingTarget<Value> {
    BindingTarget(lifetime: lifetime) { [weak self] in self?.receive($0) }
  }
}

extension Property: PropertyProtocol {
  /// A property with the same value that does not retain a ``MutableProperty`` behind it.
  public var reflection: Property { Property(node: node.mirror) }

  /// A producer of the current value, then the changes.
  public var bindingProducer: SignalProducer<Value, Never> { values }
}

extension MutableProperty: ComposableMutablePropertyProtocol {
  /// A read-only property with the same value that does not retain this one.
  public var reflection: Property<Value> { projectedValue.reflection }

  /// A producer of the current value, then the values written.
  public var bindingProducer: SignalProducer<Value, Never> { projectedValue.values }

  /// A lifetime that ends when the property is released.
  public var lifetime: Lifetime {
    guard let ending else { preconditionFailure("a mutable property has an ending") }
    return ending
  }

  /// Calls `action` with the value.
  public func withValue<Result>(_ action: (Value) throws -> Result) rethrows -> Result {
    try action(value)
  }
}
