public import Bindery

/// A property that takes on a value only if a validator lets it.
///
/// ```swift
/// let age = ValidatingProperty<Int, AgeError>(30) { $0 < 0 ? .invalid(.negative) : .valid }
/// age.value = -1  // stays 30
/// print(age.result.value)  // .invalid(-1, .negative)
/// ```
///
/// It may be a view of another property, which it keeps alive. A change that is made there is
/// validated too, but it has happened, whatever comes out. A first value is not refused either.
///
/// ``result`` and ``value`` change together: who observes both hears of it once. It is
/// ReactiveSwift’s `ValidatingProperty`.
@MainActor
public final class ValidatingProperty<Value, ValidationError: Error>: MutablePropertyProtocol {
  /// What the validator made of the last value that was proposed.
  public let result: Property<Result>
  /// Ends with the property that has the value.
  public let lifetime: Lifetime
  /// The property to read, without keeping this one alive.
  public let reflection: Property<Value>

  private let validator: (Value) -> Decision
  private let outcome: MutableProperty<Result>
  private let commit: (Value) -> Void
  /// Whether the change of the inner property is our own.
  private var isCommitting = false

  /// Makes a validating view of `inner`, which it keeps alive.
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

  /// Makes a property that validates what is written; `initial` need not be valid.
  public convenience init(_ initial: Value, _ validator: @escaping (Value) -> Decision) {
    self.init(MutableProperty(initial), validator)
  }

  deinit {}

  /// The value, which is the last that was let through.
  ///
  /// Writing it proposes a value.
  public var value: Value {
    get { reflection.value }
    set { propose(newValue) }
  }

  /// The values taken on from now on.
  public var signal: Signal<Value, Never> { reflection.signal }

  /// The present value, then those taken on.
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

  /// Proposes the last value again, as what the validator depends on has changed.
  func validateAgain() { value = untracked { result.value.proposed } }
}
