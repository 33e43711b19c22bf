/// Sends each value together with the previous one.
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
  /// Sends each value together with the previous one; the first is sent with `initial`.
  ///
  /// ```text
  /// self               ─1──2──3──|
  /// combinePrevious(0) ─01─12─23─|
  /// ```
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | is sent as the second element, with the previous value as the first |
  /// | failure | is forwarded |
  /// | completion | is forwarded |
  /// | interruption | is forwarded |
  /// | disposal | stops observing this signal |
  public func combinePrevious(_ initial: Value) -> Signal<(Value, Value), Failure> {
    stateful(CombinePrevious(initial))
  }

  /// Sends each value but the first in a tuple with the previous one.
  ///
  /// The first value is stored only, so a signal of one value sends none. Endings are forwarded.
  public func combinePrevious() -> Signal<(Value, Value), Failure> {
    stateful(CombinePrevious(nil))
  }
}

extension SignalProducer {
  /// Sends each value in a tuple with the previous one; the first is sent with `initial`.
  ///
  /// Each run begins with `initial` again. Endings are forwarded.
  public func combinePrevious(_ initial: Value) -> SignalProducer<(Value, Value), Failure> {
    applying { _ in CombinePrevious(initial) }
  }

  /// Sends each value of a run but the first in a tuple with the previous one.
  ///
  /// The first value of each run is stored only, so a run of one value sends none. Endings are
  /// forwarded.
  public func combinePrevious() -> SignalProducer<(Value, Value), Failure> {
    applying { _ in CombinePrevious(nil) }
  }
}
