/// Converts results into values and a failure.
@MainActor
final class DematerializeResults<Value, Failure: Error>:
  EndingOperator<Result<Value, Failure>, Never, Value, Failure>
{
  override init() { super.init() }

  deinit {}

  override func receive(_ result: Result<Value, Failure>) {
    guard !hasEnded else { return }
    switch result {
    case .success(let value): pass(value)
    case .failure(let error): finish(.failed(error))
    }
  }

  override func terminate(_ termination: Termination<Never>) {
    switch termination {
    case .completed: finish(withUpstream: .completed)
    case .interrupted: finish(withUpstream: .interrupted)
    }
  }
}

extension Signal where Failure == Never {
  /// Sends the values of successful results, and fails with the first failure.
  ///
  /// ```text
  /// self                   ─success 1─failure─success 3─|
  /// dematerializeResults() ─1─────────#
  /// ```
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | of a success: sent; of a failure: fails the result |
  /// | failure | cannot happen |
  /// | completion | is forwarded |
  /// | interruption | is forwarded |
  /// | disposal | stops observing this signal, as does a failure among the values |
  public func dematerializeResults<Success, NewFailure>() -> Signal<Success, NewFailure>
  where Value == Result<Success, NewFailure> {
    stateful(DematerializeResults())
  }
}

extension SignalProducer where Failure == Never {
  /// Sends the values of successful results, and fails with the first failure.
  ///
  /// The failure ends the run and interrupts the work. A completion or an interruption is
  /// forwarded.
  public func dematerializeResults<Success, NewFailure>() -> SignalProducer<Success, NewFailure>
  where Value == Result<Success, NewFailure> {
    applying(ending: { _, _ in DematerializeResults() })
  }
}
