extension Signal {
  /// One thing that happens on a signal: any number of values, then at most one ending.
  public enum Event {
    /// A value.
    case value(Value)
    /// The signal ended because something went wrong.
    case failed(Failure)
    /// The signal ended because there is no more.
    case completed
    /// The signal ended because somebody stopped it.
    case interrupted
  }
}

extension Signal.Event {
  /// Makes the event that is this ending.
  @inlinable
  public init(_ termination: Termination<Failure>) {
    switch termination {
    case .failed(let error): self = .failed(error)
    case .completed: self = .completed
    case .interrupted: self = .interrupted
    }
  }

  /// The ending, if this is one.
  public var termination: Termination<Failure>? {
    switch self {
    case .value: nil
    case .failed(let error): .failed(error)
    case .completed: .completed
    case .interrupted: .interrupted
    }
  }

  /// Whether nothing can follow.
  public var isTerminating: Bool {
    if case .value = self { false } else { true }
  }

  /// Whether the signal has completed.
  public var isCompleted: Bool {
    if case .completed = self { true } else { false }
  }

  /// The value, if this is one.
  public var value: Value? {
    if case .value(let value) = self { value } else { nil }
  }

  /// The failure, if this is one.
  public var error: Failure? {
    if case .failed(let error) = self { error } else { nil }
  }

  /// The same event on a signal of other values; a value is transformed.
  public func map<New>(_ transform: (Value) -> New) -> Signal<New, Failure>.Event {
    switch self {
    case .value(let value): .value(transform(value))
    case .failed(let error): .failed(error)
    case .completed: .completed
    case .interrupted: .interrupted
    }
  }

  /// The same event on a signal of other failures; a failure is transformed.
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
  /// The event in words, for logs.
  public var description: String {
    switch self {
    case .value(let value): "value \(value)"
    case .failed(let error): "failed \(error)"
    case .completed: "completed"
    case .interrupted: "interrupted"
    }
  }
}
