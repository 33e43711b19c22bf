extension Signal {
  /// One event of a signal: any number of values, then at most one ending.
  public enum Event {
    /// A value.
    case value(Value)
    /// The signal ended with a failure.
    case failed(Failure)
    /// The signal ended because all values have been sent.
    case completed
    /// The signal ended because it was stopped or disposed of.
    case interrupted
  }
}

extension Signal.Event {
  /// Makes the event of an ending.
  @inlinable
  init(_ termination: Termination<Failure>) {
    switch termination {
    case .failed(let error): self = .failed(error)
    case .completed: self = .completed
    case .interrupted: self = .interrupted
    }
  }

  /// The ending, or `nil` if this is a value.
  var termination: Termination<Failure>? {
    switch self {
    case .value: nil
    case .failed(let error): .failed(error)
    case .completed: .completed
    case .interrupted: .interrupted
    }
  }

  /// Whether the event is an ending.
  public var isTerminating: Bool {
    if case .value = self { false } else { true }
  }

  /// Whether the event is a completion.
  public var isCompleted: Bool {
    if case .completed = self { true } else { false }
  }

  /// The value, or `nil` if this is an ending.
  public var value: Value? {
    if case .value(let value) = self { value } else { nil }
  }

  /// The failure, or `nil` if this is not one.
  public var error: Failure? {
    if case .failed(let error) = self { error } else { nil }
  }

  /// Returns the event with its value transformed; an ending stays the same.
  public func map<New>(_ transform: (Value) -> New) -> Signal<New, Failure>.Event {
    switch self {
    case .value(let value): .value(transform(value))
    case .failed(let error): .failed(error)
    case .completed: .completed
    case .interrupted: .interrupted
    }
  }

  /// Returns the event with its failure transformed; other events stay the same.
  public func mapError<New>(_ transform: (Failure) -> New) -> Signal<Value, New>.Event {
    switch self {
    case .value(let value): .value(value)
    case .failed(let error): .failed(transform(error))
    case .completed: .completed
    case .interrupted: .interrupted
    }
  }
}

extension Signal.Event: Equatable where Value: Equatable, Failure: Equatable {}

extension Signal.Event: CustomStringConvertible {
  /// A description of the event, for logs.
  public var description: String {
    switch self {
    case .value(let value): "value \(value)"
    case .failed(let error): "failed \(error)"
    case .completed: "completed"
    case .interrupted: "interrupted"
    }
  }
}
