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

    /// Whether nothing can follow.
    public var isTerminating: Bool {
      if case .value = self { false } else { true }
    }

    /// The value, if this is one.
    public var value: Value? {
      if case .value(let value) = self { value } else { nil }
    }

    /// The failure, if this is one.
    public var error: Failure? {
      if case .failed(let error) = self { error } else { nil }
    }
  }
}

extension Signal.Event: Equatable where Value: Equatable, Failure: Equatable {}

extension Signal.Event {
  /// The same ending, on a signal of other values; a value is mapped.
  func map<New>(_ transform: (Value) -> New) -> Signal<New, Failure>.Event {
    switch self {
    case .value(let value): .value(transform(value))
    case .failed(let error): .failed(error)
    case .completed: .completed
    case .interrupted: .interrupted
    }
  }
}
