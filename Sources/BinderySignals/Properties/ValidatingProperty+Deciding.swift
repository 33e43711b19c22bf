extension ValidatingProperty {
  /// What a validator says of a value.
  public enum Decision {
    /// It is taken on.
    case valid
    /// Another is taken on in its place.
    case coerced(Value, ValidationError?)
    /// It is not taken on.
    case invalid(ValidationError)
  }

  /// What became of a value.
  public enum Result {
    /// It was taken on.
    case valid(Value)
    /// Another was taken on in its place.
    case coerced(replacement: Value, proposed: Value, error: ValidationError?)
    /// It was not taken on.
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

  /// What was taken on, if anything was.
  public var value: Value? {
    switch self {
    case .valid(let value), .coerced(let value, _, _): value
    case .invalid: nil
    }
  }

  /// What is wrong with the value, if anything is.
  public var error: ValidationError? {
    switch self {
    case .valid: nil
    case .coerced(_, _, let error): error
    case .invalid(_, let error): error
    }
  }

  /// What was written.
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
