/// Says that there could be values, where there are none.
@MainActor
final class PromoteValue<NewValue, Failure: Error>: LazyOperator<Never, Failure, NewValue, Failure>
{
  override init() { super.init() }

  deinit {}

  override func terminate(_ termination: Termination<Failure>) { output.terminate(termination) }
}

extension Signal where Value == Never {
  /// Makes a signal without values fit where values of another type are expected.
  ///
  /// ```text
  /// self           ────|
  /// promoteValue() ────|
  /// ```
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | cannot happen |
  /// | failure | is passed on |
  /// | completion | is passed on |
  /// | interruption | is passed on |
  /// | disposal | lets this signal go |
  public func promoteValue<NewValue>(
    _: NewValue.Type = NewValue.self
  ) -> Signal<NewValue, Failure> {
    stateless(PromoteValue())
  }

  /// The signal itself: it needs no promotion.
  public func promoteValue(_: Never.Type = Never.self) -> Signal { self }
}

extension SignalProducer where Value == Never {
  /// Makes a producer without values fit where values are expected; see `Signal.promoteValue`.
  public func promoteValue<NewValue>(
    _: NewValue.Type = NewValue.self
  ) -> SignalProducer<NewValue, Failure> {
    applying { _ in PromoteValue() }
  }

  /// The producer itself: it needs no promotion.
  public func promoteValue(_: Never.Type = Never.self) -> SignalProducer { self }
}
