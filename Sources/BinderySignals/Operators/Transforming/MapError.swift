/// Transforms the failure.
@MainActor
final class MapError<Value, Failure: Error, NewFailure: Error>:
  LazyOperator<Value, Failure, Value, NewFailure>
{
  private let transform: (Failure) -> NewFailure

  init(_ transform: @escaping (Failure) -> NewFailure) {
    self.transform = transform
    super.init { downcast($0, to: MapError.self).pass($1) }
  }

  deinit {}

  override func terminate(_ termination: Termination<Failure>) {
    switch termination {
    case .failed(let error): output.terminate(.failed(transform(error)))
    case .completed: output.terminate(.completed)
    case .interrupted: output.terminate(.interrupted)
    }
  }
}

extension Signal {
  /// Transforms the failure.
  ///
  /// ```text
  /// self     ─1─2─# offline
  /// mapError ─1─2─# “You are offline.”
  /// ```
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | is forwarded |
  /// | failure | is transformed and ends the result |
  /// | completion | is forwarded |
  /// | interruption | is forwarded |
  /// | disposal | stops observing this signal |
  public func mapError<NewFailure>(
    _ transform: @escaping (Failure) -> NewFailure
  ) -> Signal<Value, NewFailure> {
    stateless(MapError(transform))
  }
}

extension SignalProducer {
  /// Transforms the failure of a run; `transform` is called once, when the run fails.
  ///
  /// Values, completions and interruptions are forwarded.
  public func mapError<NewFailure>(
    _ transform: @escaping (Failure) -> NewFailure
  ) -> SignalProducer<Value, NewFailure> {
    applying { _ in MapError(transform) }
  }
}
