/// Combines all values, and sends the result at completion.
@MainActor
final class Reduce<Value, New, Failure: Error>: ValueOperator<Value, New, Failure> {
  private var result: New
  private let update: (inout New, Value) -> Void

  init(_ initial: New, _ update: @escaping (inout New, Value) -> Void) {
    result = initial
    self.update = update
    super.init()
  }

  deinit {}

  override func receive(_ value: Value) { update(&result, value) }

  override func terminate(_ termination: Termination<Failure>) {
    if case .completed = termination { pass(result) }
    super.terminate(termination)
  }
}

extension Signal {
  /// Combines all values, and sends the result at completion.
  ///
  /// ```text
  /// self         ─1─2─3─|
  /// reduce(0, +) ───────(6|)
  /// ```
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | is combined with the result so far |
  /// | failure | is forwarded; there is no result |
  /// | completion | sends the result, then completes |
  /// | interruption | is forwarded; there is no result |
  /// | disposal | stops observing this signal |
  ///
  /// Without values the result is `initialResult`.
  public func reduce<New>(
    _ initialResult: New,
    _ nextPartialResult: @escaping (_ result: New, _ value: Value) -> New
  ) -> Signal<New, Failure> {
    reduce(into: initialResult) { result, value in result = nextPartialResult(result, value) }
  }

  /// Combines all values in place, and sends the result at completion.
  ///
  /// Without values the result is `initialResult`. A failure or an interruption is forwarded
  /// without a result. The result is not copied for each value, as it would be for an array without
  /// `into`.
  public func reduce<New>(
    into initialResult: New,
    _ nextPartialResult: @escaping (_ result: inout New, _ value: Value) -> Void
  ) -> Signal<New, Failure> {
    stateful(Reduce(initialResult, nextPartialResult))
  }
}

extension SignalProducer {
  /// Combines all values of a run, and sends the result at completion.
  ///
  /// Each run begins with `initialResult`, which is the result of a run without values. A failure
  /// or an interruption is forwarded without a result.
  public func reduce<New>(
    _ initialResult: New,
    _ nextPartialResult: @escaping (_ result: New, _ value: Value) -> New
  ) -> SignalProducer<New, Failure> {
    reduce(into: initialResult) { result, value in result = nextPartialResult(result, value) }
  }

  /// Combines all values of a run in place, and sends the result at completion.
  ///
  /// Each run begins with a copy of `initialResult`; a value copies nothing. A failure or an
  /// interruption is forwarded without a result.
  public func reduce<New>(
    into initialResult: New,
    _ nextPartialResult: @escaping (_ result: inout New, _ value: Value) -> Void
  ) -> SignalProducer<New, Failure> {
    applying { _ in Reduce(initialResult, nextPartialResult) }
  }
}
