/// Says that there could be failures, where there are none.
@MainActor
final class PromoteError<Value, NewFailure: Error>: LazyOperator<Value, Never, Value, NewFailure> {
  override init() { super.init { unsafeDowncast($0, to: PromoteError.self).pass($1) } }

  deinit {}

  override func terminate(_ termination: Termination<Never>) {
    switch termination {
    case .completed: output.terminate(.completed)
    case .interrupted: output.terminate(.interrupted)
    }
  }
}

extension Signal where Failure == Never {
  /// Makes a signal that cannot fail fit where failures of another type are expected.
  ///
  /// ```text
  /// self           ─1─2─|
  /// promoteError() ─1─2─|
  /// ```
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | is passed on |
  /// | failure | cannot happen |
  /// | completion | is passed on |
  /// | interruption | is passed on |
  /// | disposal | lets this signal go |
  ///
  /// The type can be left out where it is known: `a.promoteError().merge(with: b)`.
  public func promoteError<NewFailure>(
    _: NewFailure.Type = NewFailure.self
  ) -> Signal<Value, NewFailure> {
    stateless(PromoteError())
  }

  /// The signal itself: it needs no promotion.
  public func promoteError(_: Never.Type = Never.self) -> Signal { self }
}

extension SignalProducer where Failure == Never {
  /// Makes a producer fit where failures are expected; see `Signal.promoteError`.
  public func promoteError<NewFailure>(
    _: NewFailure.Type = NewFailure.self
  ) -> SignalProducer<Value, NewFailure> {
    applying { _ in PromoteError() }
  }

  /// The producer itself: it needs no promotion.
  public func promoteError(_: Never.Type = Never.self) -> SignalProducer { self }
}
