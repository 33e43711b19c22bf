/// Puts each value beside the one before it.
@MainActor
final class CombinePrevious<Value, Failure: Error>: ValueOperator<Value, (Value, Value), Failure> {
  private var previous: Value?

  init(_ initial: Value?) {
    previous = initial
    super.init()
  }

  deinit {}

  override func receive(_ value: Value) {
    let previous = previous
    self.previous = value
    if let previous { pass((previous, value)) }
  }
}

extension Signal {
  /// Sends each value with the one before it; before the first one there is `initial`.
  ///
  /// ```text
  /// self               ─1──2──3──|
  /// combinePrevious(0) ─01─12─23─|
  /// ```
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | is sent as the second, with the value before it as the first |
  /// | failure | is passed on |
  /// | completion | is passed on |
  /// | interruption | is passed on |
  /// | disposal | lets this signal go |
  public func combinePrevious(_ initial: Value) -> Signal<(Value, Value), Failure> {
    stateful(CombinePrevious(initial))
  }

  /// Sends each value but the first with the one before it; see ``combinePrevious(_:)``.
  public func combinePrevious() -> Signal<(Value, Value), Failure> {
    stateful(CombinePrevious(nil))
  }
}

extension SignalProducer {
  /// Sends each value with the one before it; see `Signal.combinePrevious`.
  public func combinePrevious(_ initial: Value) -> SignalProducer<(Value, Value), Failure> {
    applying { _ in CombinePrevious(initial) }
  }

  /// Sends each value but the first with the one before it; see `Signal.combinePrevious`.
  public func combinePrevious() -> SignalProducer<(Value, Value), Failure> {
    applying { _ in CombinePrevious(nil) }
  }
}
