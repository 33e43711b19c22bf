public import Bindery

/// Something whose values can be bound to a target with `<~`.
@MainActor
public protocol BindingSource<Value>: SignalProducerConvertible where Failure == Never {
  /// Its values, from the moment of binding on; a property gives its present value first.
  var bindingProducer: SignalProducer<Value, Never> { get }
}

extension BindingSource {
  /// The same as ``SignalProducerConvertible/producer``.
  public var bindingProducer: SignalProducer<Value, Never> { producer }
}

extension Signal: BindingSource where Failure == Never {}

extension SignalProducer: BindingSource where Failure == Never {}

infix operator <~ : BindingPrecedence

/// Binds less tightly than what computes the source, and groups to the right.
precedencegroup BindingPrecedence {
  associativity: right
  higherThan: AssignmentPrecedence
  lowerThan: TernaryPrecedence
}

/// Sends the values of `source` to `target` until either ends or the returned handle is disposed of.
///
/// Releasing the handle ends nothing. It is `nil` when there is nothing to end. Two properties bound
/// to each other this way send without end; `<~>` binds both ways.
///
/// ```swift
/// _repositories <~ reload.values
/// ```
@discardableResult
@MainActor
public func <~ <Target: BindingTargetProvider, Source: BindingSource>(
  target: Target,
  source: Source
) -> (any Disposable)? where Target.Value == Source.Value {
  bind(target.bindingTarget, to: source.bindingProducer) { $0 }
}

/// Sends the values of `source` to a target that also takes `nil`.
@discardableResult
@MainActor
public func <~ <Target: BindingTargetProvider, Source: BindingSource>(
  target: Target,
  source: Source
) -> (any Disposable)? where Target.Value == Source.Value? {
  bind(target.bindingTarget, to: source.bindingProducer) { $0 }
}

/// Sends the values of `source` to an observer, such as the input of a signal, which is not kept.
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
  // The lifetime owns the binding, which must not own the lifetime.
  let action = target.action
  let binding = values.startWithValues { action(transform($0)) }
  target.lifetime += binding
  return binding.isDisposed ? nil : binding
}

/// Writes the values of one property to another, without an object between them.
///
/// The same as with any source and target, and three times as fast.
@discardableResult
@inlinable
@MainActor
public func <~ <Value>(
  target: MutableProperty<Value>,
  source: MutableProperty<Value>
) -> (any Disposable)? { target.follow(source) }

/// Writes the values of one property to another, without an object between them.
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

/// Refuses to bind to a read-only property, and names what to bind to.
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
