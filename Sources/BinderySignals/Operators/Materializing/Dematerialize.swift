/// Converts values that are events into those events.
@MainActor
final class Dematerialize<Value, Failure: Error>:
  EndingOperator<Signal<Value, Failure>.Event, Never, Value, Failure>
{
  override init() { super.init() }

  deinit {}

  override func receive(_ event: Signal<Value, Failure>.Event) {
    guard !hasEnded else { return }
    switch event {
    case .value(let value): pass(value)
    case .failed(let error): finish(.failed(error))
    case .completed: finish(.completed)
    case .interrupted: finish(.interrupted)
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
  /// Sends the events that the values describe; the inverse of `materialize()`.
  ///
  /// ```text
  /// self            ─value 1─value 2─failed──value 3─|
  /// dematerialize() ─1───────2───────#
  /// ```
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | is sent as the event that it describes; an ending ends the result |
  /// | failure | cannot happen |
  /// | completion | is forwarded |
  /// | interruption | is forwarded |
  /// | disposal | stops observing this signal; an ending among the values does the same |
  public func dematerialize<NewValue, NewFailure>() -> Signal<NewValue, NewFailure>
  where Value == Signal<NewValue, NewFailure>.Event {
    stateful(Dematerialize())
  }
}

extension SignalProducer where Failure == Never {
  /// Sends the events that the values describe; the inverse of `materialize()`.
  ///
  /// A value that describes an ending ends the run and interrupts the work. A completion or an
  /// interruption of this producer is forwarded.
  public func dematerialize<NewValue, NewFailure>() -> SignalProducer<NewValue, NewFailure>
  where Value == Signal<NewValue, NewFailure>.Event {
    applying(ending: { _, _ in Dematerialize() })
  }
}
