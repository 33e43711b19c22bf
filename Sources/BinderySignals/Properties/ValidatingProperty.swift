public import Bindery

/// A property that accepts a value only if a validator does.
///
/// ```swift
/// let age = ValidatingProperty<Int, AgeError>(30) { $0 < 0 ? .invalid(.negative) : .valid }
/// age.value = -1  // stays 30
/// print(age.result.value)  // .invalid(-1, .negative)
/// ```
///
/// It may be a view of another property, which it retains. A change of that property is validated
/// too, but is not undone. The first value is not refused either.
///
/// ``result`` and ``value`` change together, so an observer of both runs once. The vocabulary is
/// ReactiveSwift’s `ValidatingProperty`.
@MainActor
public final class ValidatingProperty<Value, ValidationError: Error>: MutablePropertyProtocol {
  /// The decision of the validator about the value that was proposed last.
  public let result: Property<Result>
  /// A lifetime that ends when the validated property is released.
  public let lifetime: Lifetime
  /// A read-only property with the same value that does not retain this one.
  public let reflection: Property<Value>

  private let validator: (Value) -> Decision
  private let outcome: MutableProperty<Result>
  private let commit: (Value) -> Void
  /// Whether the current change of the inner property was made by this one.
  private var isCommitting = false

  /// Makes a validating view of `inner`, which it retains.
  public init<Inner: ComposableMutablePropertyProtocol>(
    _ inner: Inner,
    _ validator: @escaping (Value) -> Decision
  ) where Inner.Value == Value {
    reflection = inner.reflection
    self.validator = validator
    lifetime = inner.lifetime
    commit = { inner.value = $0 }
    let initial = untracked { inner.value }
    outcome = MutableProperty(Result(initial, validator(initial)))
    result = Property(capturing: outcome)
    outcome.lifetime += inner.signal.observeValues { [weak self] value in
      guard let self, !isCommitting else { return }
      outcome.value = Result(value, validator(value))
    }
  }

  /// Makes a property that validates proposed values; `initial` need not be valid.
  public convenience init(_ initial: Value, _ validator: @escaping (Value) -> Decision) {
    self.init(MutableProperty(initial), validator)
  }

  deinit {}

  /// The value that was accepted last.
  ///
  /// Writing it proposes a value.
  public var value: Value {
    get { reflection.value }
    set { propose(newValue) }
  }

  /// The values accepted from now on.
  public var signal: Signal<Value, Never> { reflection.signal }

  /// A producer of the current value, then the values accepted.
  public var producer: SignalProducer<Value, Never> { reflection.producer }

  private func propose(_ value: Value) {
    let proposed = Result(value, untracked { validator(value) })
    batch {
      outcome.value = proposed
      guard let accepted = proposed.value else { return }
      isCommitting = true
      commit(accepted)
      isCommitting = false
    }
  }

  /// Proposes the last value again, because a dependency of the validator has changed.
  func validateAgain() { value = untracked { result.value.proposed } }
}
