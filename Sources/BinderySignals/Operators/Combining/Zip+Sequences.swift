extension Signal {
  /// Sends arrays of the nth values of all signals.
  ///
  /// Without signals it completes at once. Events other than values are treated as by
  /// ``zip(with:)``.
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
  /// Without producers it sends `emptySentinel`, if there is one, and completes. See
  /// `Signal.zip`.
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
