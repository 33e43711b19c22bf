extension SignalProducer {
  /// Starts all, and passes on the first to send an event; the others are interrupted.
  ///
  /// ```text
  /// first   ────1─2─|
  /// second  ──a───b────|
  /// race    ──a───b────|
  /// ```
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | of the first to send an event: passed on |
  /// | failure | likewise |
  /// | completion | likewise; at once when there are none |
  /// | interruption | likewise |
  /// | disposal | all are interrupted |
  ///
  /// The idea is RxSwift's `amb`.
  public static func race<Source: SignalProducerConvertible>(
    _ producers: some Sequence<Source>
  ) -> SignalProducer where Source.Value == Value, Source.Failure == Failure {
    SignalProducer<SignalProducer, Failure>(values: producers.map(\.producer)).flatten(.race)
  }

  /// Starts all, and passes on the first to send an event; see the version for sequences.
  public static func race(
    _ producers: any SignalProducerConvertible<Value, Failure>...
  ) -> SignalProducer {
    race(producers.map { $0.producer })
  }

  /// Starts `other` too, and passes on the first to send an event; see the static `race`.
  public func race(with other: some SignalProducerConvertible<Value, Failure>) -> SignalProducer {
    .race([self, other.producer])
  }

  /// The same as ``race(with:)``, by the name that it has in RxSwift.
  public func amb(_ other: some SignalProducerConvertible<Value, Failure>) -> SignalProducer {
    race(with: other)
  }
}

extension Signal {
  /// Passes on the first of `signals` to send an event; see `SignalProducer.race`.
  public static func race(_ signals: some Sequence<Signal>) -> Signal {
    let signals = Array(signals)
    guard !signals.isEmpty else { return .empty }
    return Signal.joining { output, lifetime in
      let race = RaceFlattening(to: output, during: lifetime, in: nil)
      for signal in signals { race.add(signal.producer) }
      race.outerCompleted()
    }
  }

  /// Passes on the first of `signals` to send an event; see `SignalProducer.race`.
  public static func race(_ signals: Signal...) -> Signal { race(signals) }

  /// Passes on the first of this signal and `other` to send an event; see `SignalProducer.race`.
  public func race(with other: Signal) -> Signal { .race([self, other]) }

  /// The same as ``race(with:)``, by the name that it has in RxSwift.
  public func amb(_ other: Signal) -> Signal { race(with: other) }
}
