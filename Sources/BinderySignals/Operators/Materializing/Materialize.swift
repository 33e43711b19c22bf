/// Converts events into values.
@MainActor
final class Materialize<Value, Failure: Error>:
  Operator<Value, Failure, Signal<Value, Failure>.Event, Never>
{
  private var hasEnded = false

  override init() { super.init() }

  deinit {}

  override func receive(_ value: Value) { pass(.value(value)) }

  override func terminate(_ termination: Termination<Failure>) {
    // After the ending, an interruption may follow for operators that are still active downstream.
    if !hasEnded { pass(Signal<Value, Failure>.Event(termination)) }
    hasEnded = true
    if case .interrupted = termination {
      output.terminate(.interrupted)
    } else {
      output.terminate(.completed)
    }
  }
}

extension Signal {
  /// Sends every event as a value.
  ///
  /// ```text
  /// self          ─1───────2───────#
  /// materialize() ─value 1─value 2─(failed|)
  /// ```
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | is sent as an event |
  /// | failure | is sent as an event, then the result completes |
  /// | completion | is sent as an event, then the result completes |
  /// | interruption | is sent as an event, then the result is interrupted |
  /// | disposal | stops observing this signal |
  public func materialize() -> Signal<Event, Never> { stateful(Materialize()) }
}

extension SignalProducer {
  /// Sends every event of a run as a value, the ending too, so that the result cannot fail.
  ///
  /// After a failure or a completion the run completes; after an interruption it is interrupted.
  public func materialize() -> SignalProducer<Signal<Value, Failure>.Event, Never> {
    applying { _ in Materialize() }
  }
}
