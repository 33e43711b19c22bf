/// Changes the value type of a signal without values.
@MainActor
final class PromoteValue<NewValue, Failure: Error>: LazyOperator<Never, Failure, NewValue, Failure>
{
  override init() { super.init() }

  deinit {}

  override func terminate(_ termination: Termination<Failure>) { output.terminate(termination) }
}

extension Signal where Value == Never {
  /// Changes the value type of a signal without values.
  ///
  /// ```text
  /// self           ────|
  /// promoteValue() ────|
  /// ```
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | cannot happen |
  /// | failure | is forwarded |
  /// | completion | is forwarded |
  /// | interruption | is forwarded |
  /// | disposal | stops observing this signal |
  public func promoteValue<NewValue>(
    _: NewValue.Type = NewValue.self
  ) -> Signal<NewValue, Failure> {
    stateless(PromoteValue())
  }
}

extension SignalProducer where Value == Never {
  /// Changes the value type of a producer without values, and forwards the endings of its runs.
  public func promoteValue<NewValue>(
    _: NewValue.Type = NewValue.self
  ) -> SignalProducer<NewValue, Failure> {
    applying { _ in PromoteValue() }
  }
}
