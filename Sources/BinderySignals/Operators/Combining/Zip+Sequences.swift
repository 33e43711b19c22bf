extension Signal {
  /// Sends arrays of the nth values of all signals.
  ///
  /// Values are queued, without a bound, until all other signals have sent their counterparts. A
  /// failure or an interruption of one signal ends the result; it completes when no further array
  /// is possible. Without signals it completes at once.
  public static func zip(_ signals: some Sequence<Signal>) -> Signal<[Value], Failure> {
    let signals = Array(signals)
    guard !signals.isEmpty else { return .empty }
    return .combining(ZipGroup.self, of: signals.count) { group, work in
      let inputs = signals.map { group.input($0, during: work) }
      return { inputs.map { $0.take() } }
    }
  }
}

extension SignalProducer {
  /// Starts all producers in order, and sends an array of their nth values.
  ///
  /// Values are queued, without a bound, until all other producers have sent their counterparts. A
  /// failure or an interruption of one producer ends the run; it completes when no further array is
  /// possible. Without producers it sends `emptySentinel`, if there is one, and completes.
  public static func zip<Source: SignalProducerConvertible>(
    _ producers: some Sequence<Source>,
    emptySentinel: [Value]? = nil
  ) -> SignalProducer<[Value], Failure>
  where Source.Value == Value, Source.Failure == Failure {
    let producers = producers.map(\.producer)
    guard !producers.isEmpty else {
      return emptySentinel.map { SignalProducer<_, _>(value: $0) } ?? .empty
    }
    return .combining(ZipGroup.self, of: producers.count) { group, run in
      let inputs = producers.map { _ in ZipInput<Value, [Value], Failure>(of: group) }
      group.begin { inputs.map { $0.take() } }
      for (producer, input) in Swift.zip(producers, inputs) {
        producer.start(input, asInputOf: run)
      }
    }
  }
}
