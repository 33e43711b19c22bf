/// Changes the failure type of a signal that cannot fail.
@MainActor
final class PromoteError<Value, NewFailure: Error>: LazyOperator<Value, Never, Value, NewFailure> {
  override init() { super.init { downcast($0, to: PromoteError.self).pass($1) } }

  deinit {}

  override func terminate(_ termination: Termination<Never>) {
    switch termination {
    case .completed: output.terminate(.completed)
    case .interrupted: output.terminate(.interrupted)
    }
  }
}

extension Signal where Failure == Never {
  /// Changes the failure type of a signal that cannot fail.
  ///
  /// ```text
  /// self           ─1─2─|
  /// promoteError() ─1─2─|
  /// ```
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | is forwarded |
  /// | failure | cannot happen |
  /// | completion | is forwarded |
  /// | interruption | is forwarded |
  /// | disposal | stops observing this signal |
  ///
  /// The type can be left out where the context determines it: `a.promoteError().merge(with: b)`.
  public func promoteError<NewFailure>(
    _: NewFailure.Type = NewFailure.self
  ) -> Signal<Value, NewFailure> {
    stateless(PromoteError())
  }
}

extension SignalProducer where Failure == Never {
  /// Changes the failure type of a producer that cannot fail, and forwards all its events.
  ///
  /// The type can be left out where the context determines it: `a.promoteError().merge(with: b)`.
  public func promoteError<NewFailure>(
    _: NewFailure.Type = NewFailure.self
  ) -> SignalProducer<Value, NewFailure> {
    applying { _ in PromoteError() }
  }
}
