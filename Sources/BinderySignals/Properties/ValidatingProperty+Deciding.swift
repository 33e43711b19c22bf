extension ValidatingProperty {
  /// The decision of a validator about a proposed value.
  public enum Decision {
    /// The value is accepted.
    case valid
    /// Another value is accepted in its place.
    case coerced(Value, ValidationError?)
    /// The value is refused.
    case invalid(ValidationError)
  }

  /// The result of proposing a value.
  public enum Result {
    /// The value was accepted.
    case valid(Value)
    /// Another value was accepted in its place.
    case coerced(replacement: Value, proposed: Value, error: ValidationError?)
    /// The value was refused.
    case invalid(Value, ValidationError)
  }
}

extension ValidatingProperty.Result {
  init(_ value: Value, _ decision: ValidatingProperty.Decision) {
    switch decision {
    case .valid: self = .valid(value)
    case .coerced(let replacement, let error):
      self = .coerced(replacement: replacement, proposed: value, error: error)
    case .invalid(let error): self = .invalid(value, error)
    }
  }

  /// Whether the value was refused.
  public var isInvalid: Bool { value == nil }

  /// The accepted value, or `nil` if it was refused.
  public var value: Value? {
    switch self {
    case .valid(let value), .coerced(let value, _, _): value
    case .invalid: nil
    }
  }

  /// The validation error, if there is one.
  public var error: ValidationError? {
    switch self {
    case .valid: nil
    case .coerced(_, _, let error): error
    case .invalid(_, let error): error
    }
  }

  /// The value that was proposed.
  var proposed: Value {
    switch self {
    case .valid(let value), .coerced(_, let value, _), .invalid(let value, _): value
    }
  }
}

extension ValidatingProperty.Decision: Equatable
where Value: Equatable, ValidationError: Equatable {}

extension ValidatingProperty.Result: Equatable
where Value: Equatable, ValidationError: Equatable {}
