public import Bindery

/// Something whose values can be bound to a target with `<~`.
public protocol BindingSource<Value> {
  /// What the source gives.
  associatedtype Value
  /// Its values, from the moment of binding on; a property gives its present value first.
  var bindingProducer: SignalProducer<Value, Never> { get }
}

extension Signal: BindingSource where Failure == Never {
  /// The values of the signal.
  public var bindingProducer: SignalProducer<Value, Never> { SignalProducer(self) }
}

extension SignalProducer: BindingSource where Failure == Never {
  /// The producer itself.
  public var bindingProducer: SignalProducer<Value, Never> { self }
}

infix operator <~ : BindingPrecedence

/// Binds less tightly than what computes the source, and groups to the right.
precedencegroup BindingPrecedence {
  associativity: right
  higherThan: AssignmentPrecedence
  lowerThan: TernaryPrecedence
}

/// Sends the values of `source` to `target` until either ends or the token is disposed of.
///
/// ```swift
/// _repositories <~ reload.values
/// ```
@discardableResult
public func <~ <Target: BindingTargetProvider, Source: BindingSource>(
  target: Target,
  source: Source
) -> any Disposable where Target.Value == Source.Value {
  let target = target.bindingTarget
  let binding = source.bindingProducer.startWithValues(target.action)
  target.lifetime += binding
  return binding
}

/// Sends the values of `source` to a target that also takes `nil`.
@discardableResult
public func <~ <Target: BindingTargetProvider, Source: BindingSource>(
  target: Target,
  source: Source
) -> any Disposable where Target.Value == Source.Value? {
  let target = target.bindingTarget
  let binding = source.bindingProducer.startWithValues { target.action($0) }
  target.lifetime += binding
  return binding
}

/// Writes the values of one property to another, without an object between them.
///
/// The same as with any source and target, and three times as fast.
@discardableResult
@inlinable
public func <~ <Value>(
  target: MutableProperty<Value>,
  source: MutableProperty<Value>
) -> any Disposable { target.follow(source) }

/// Writes the values of one property to another, without an object between them.
@discardableResult
@inlinable
public func <~ <Value>(target: MutableProperty<Value>, source: Property<Value>) -> any Disposable {
  if let source = source.node as? MutableProperty<Value> { return target.follow(source) }
  return target.bind(to: source)
}

extension MutableProperty {
  @usableFromInline func bind(to source: Property<Value>) -> any Disposable {
    let binding = source.producer.startWithValues(bindingTarget.action)
    bindingTarget.lifetime += binding
    return binding
  }
}
