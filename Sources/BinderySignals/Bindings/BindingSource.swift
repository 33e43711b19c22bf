public import Bindery

/// A type whose values can be bound to a target with `<~`.
@MainActor
public protocol BindingSource<Value>: SignalProducerConvertible where Failure == Never {
  /// A producer of the values from the moment of binding on. That of a property sends the current
  /// value first.
  var bindingProducer: SignalProducer<Value, Never> { get }
}

extension BindingSource {
  /// A producer of the values from the moment of binding on; for a property, the current value
  /// first.
  public var bindingProducer: SignalProducer<Value, Never> { producer }
}

extension Signal: BindingSource where Failure == Never {}

extension SignalProducer: BindingSource where Failure == Never {}

infix operator <~ : BindingPrecedence

/// Binds less tightly than the expression of the source, and groups to the right.
precedencegroup BindingPrecedence {
  associativity: right
  higherThan: AssignmentPrecedence
  lowerThan: TernaryPrecedence
}

/// Sends the values of `source` to `target` until either ends or the returned handle is disposed
/// of.
///
/// Releasing the handle ends nothing. The operator returns `nil` when the binding has ended
/// already. In a circle of bindings, a value that returns, equal, to the property whose write is
/// being delivered is dropped; `<~>` binds both ways without a circle.
///
/// ```swift
/// _repositories <~ reload.values
/// ```
///
/// - Order: the target is written during the delivery of the value; a property as the source writes
///   its current value at once.
/// - Lifetime: the binding retains neither the target nor its owner, and ends with the target.
/// - Errors: a source that can fail does not compile; handle the failure with `flatMapError`.
/// - Cost: a property that is bound to a property or to a signal needs no producer.
@discardableResult
@MainActor
public func <~ <Target: BindingTargetProvider, Source: BindingSource>(
  target: Target,
  source: Source
) -> (any Disposable)? where Target.Value == Source.Value {
  bind(target.bindingTarget, to: source.bindingProducer) { $0 }
}

/// Sends the values of `source` to a target of optional values.
@discardableResult
@MainActor
public func <~ <Target: BindingTargetProvider, Source: BindingSource>(
  target: Target,
  source: Source
) -> (any Disposable)? where Target.Value == Source.Value? {
  bind(target.bindingTarget, to: source.bindingProducer) { $0 }
}

/// Sends the values of `source` to an observer, such as the input of a signal, without retaining
/// it.
@discardableResult
@MainActor
public func <~ <Source: BindingSource>(
  observer: Signal<Source.Value, Never>.Observer,
  source: Source
) -> (any Disposable)? {
  source.bindingProducer.startWithValues { [weak observer] in observer?.send(value: $0) }
}

private func bind<Value, Given>(
  _ target: BindingTarget<Value>,
  to values: SignalProducer<Given, Never>,
  _ transform: @escaping (Given) -> Value
) -> (any Disposable)? {
  guard !target.lifetime.hasEnded else { return nil }
  // The lifetime retains the binding, so the binding must not retain the lifetime.
  let action = target.action
  let binding = values.startWithValues { action(transform($0)) }
  target.lifetime += binding
  return binding.isDisposed ? nil : binding
}

/// Writes the values of one property to another.
///
/// Needs no producer between the two, so a value costs less than with the generic operator.
@discardableResult
@inlinable
@MainActor
public func <~ <Value>(
  target: MutableProperty<Value>,
  source: MutableProperty<Value>
) -> (any Disposable)? { target.follow(source) }

/// Writes the current value of `source` and each later one to `target`.
///
/// The binding ends when `target` is released or the returned handle is disposed of; releasing the
/// handle ends nothing. It does not retain the target. Where `source` is a mutable property, it
/// needs no producer.
@discardableResult
@inlinable
@MainActor
public func <~ <Value>(
  target: MutableProperty<Value>,
  source: Property<Value>
) -> (any Disposable)? {
  if let source = source.node as? MutableProperty<Value> { return target.follow(source) }
  return target.bind(to: source)
}

extension MutableProperty {
  @usableFromInline func bind(to source: Property<Value>) -> (any Disposable)? {
    BinderySignals.bind(bindingTarget, to: source.bindingProducer) { $0 }
  }
}

/// Rejects a read-only property as a target; the message names the property to bind to.
@available(
  *,
  unavailable,
  message: "$name is the read-only Property: bind to the wrapper itself, _name, inside its class"
)
@discardableResult
@MainActor
public func <~ <Value, Source: BindingSource>(
  target: Property<Value>,
  source: Source
) -> (any Disposable)? { unavailable() }
