/// Drops a value that is the same as the one before it.
@MainActor
final class SkipRepeats<Value, Failure: Error>: ValueOperator<Value, Value, Failure> {
  private let areEqual: (Value, Value) -> Bool
  private var last: Value?

  init(_ areEqual: @escaping (Value, Value) -> Bool) {
    self.areEqual = areEqual
    super.init()
  }

  deinit {}

  override func receive(_ value: Value) {
    if let last, areEqual(last, value) { return }
    last = value
    pass(value)
  }
}

extension Signal {
  /// Drops a value that `areEqual` says is the same as the one before it.
  ///
  /// ```text
  /// self          ─1─1─2─1─|
  /// skipRepeats() ─1───2─1─|
  /// ```
  public func skipRepeats(_ areEqual: @escaping (Value, Value) -> Bool) -> Signal {
    stateful(SkipRepeats(areEqual))
  }
}

extension Signal where Value: Equatable {
  /// Drops a value that equals the one before it.
  public func skipRepeats() -> Signal { skipRepeats { $0 == $1 } }
}

extension SignalProducer {
  /// Drops a value that `areEqual` says is the same as the one before it.
  public func skipRepeats(_ areEqual: @escaping (Value, Value) -> Bool) -> SignalProducer {
    applying { _ in SkipRepeats(areEqual) }
  }
}

extension SignalProducer where Value: Equatable {
  /// Drops a value that equals the one before it.
  public func skipRepeats() -> SignalProducer { skipRepeats { $0 == $1 } }
}
