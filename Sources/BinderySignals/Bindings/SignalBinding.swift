public import Bindery

/// Writes the values of a signal to a property, as one object that is specialised in the caller.
///
/// The lifetime of the property disposes of the binding before the property is deallocated, so the
/// reference to the property is unretained.
@MainActor
@usableFromInline
final class SignalBinding<Value>: Observer<Value, Never> {
  @usableFromInline let target: BackReference<MutableProperty<Value>>

  @inlinable init(to target: MutableProperty<Value>) {
    self.target = BackReference(target)
    super.init { binding, value in
      downcast(binding, to: SignalBinding.self).target.borrow { $0.receive(value) }
    }
  }

  deinit {}
}

/// Writes the values of a signal to a property.
///
/// Needs one object between the two, so a value costs less than with the generic operator.
@discardableResult
@inlinable
@MainActor
public func <~ <Value>(
  target: MutableProperty<Value>,
  source: Signal<Value, Never>
) -> (any Disposable)? {
  let binding = SignalBinding(to: target)
  source.attach(binding)
  guard !binding.isDisposed else { return nil }
  target.lifetime += binding
  return binding
}
