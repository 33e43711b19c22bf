extension SignalProducer {
  /// Starts all producers, and forwards the first that sends an event; the others are interrupted.
  ///
  /// ```text
  /// first   ────1─2─|
  /// second  ──a───b────|
  /// race    ──a───b────|
  /// ```
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | of the first producer to send an event: forwarded |
  /// | failure | like a value |
  /// | completion | like a value; at once if there are no producers |
  /// | interruption | like a value |
  /// | disposal | interrupts all producers |
  ///
  /// They are started in order; after one that sends synchronously, the later ones are not started.
  /// The idea is RxSwift's `amb`.
  public static func race<Source: SignalProducerConvertible>(
    _ producers: some Sequence<Source>
  ) -> SignalProducer where Source.Value == Value, Source.Failure == Failure {
    SignalProducer<SignalProducer, Failure>(values: producers.map(\.producer)).flatten(.race)
  }

  /// Starts this producer, then `other`, and forwards the first that sends an event.
  ///
  /// The other one is interrupted. Any event counts, an ending too.
  public func race(with other: some SignalProducerConvertible<Value, Failure>) -> SignalProducer {
    .race([self, other.producer])
  }
}

extension Signal {
  /// Forwards the first of `signals` that sends an event, and stops observing the others.
  ///
  /// Any event counts, an ending too. Without signals it completes at once.
  public static func race(_ signals: some Sequence<Signal>) -> Signal {
    let signals = Array(signals)
    guard !signals.isEmpty else { return .empty }
    return Signal.joining { output, lifetime in
      let race = RaceFlattening(to: output, during: lifetime, in: nil)
      for signal in signals { race.add(signal.producer) }
      race.outerCompleted()
    }
  }

  /// Forwards the first of this signal and `other` that sends an event; the other is not observed
  /// further.
  ///
  /// Any event counts, an ending too.
  public func race(with other: Signal) -> Signal { .race([self, other]) }
}
