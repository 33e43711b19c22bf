extension Signal {
  /// Sends an array of the latest values of all signals whenever one sends, once all have sent.
  ///
  /// Without signals it completes at once. A failure or an interruption of one signal ends the
  /// result; it completes when all have completed.
  public static func combineLatest(_ signals: some Sequence<Signal>) -> Signal<[Value], Failure> {
    let signals = Array(signals)
    guard !signals.isEmpty else { return .empty }
    return .combining(LatestGroup.self, of: signals.count) { group, work in
      let inputs = signals.map { group.input($0, during: work) }
      return { inputs.map(\.value) }
    }
  }
}

extension SignalProducer {
  /// Starts all producers in order, and sends an array of their latest values whenever one sends.
  ///
  /// The first array is sent once all have sent a value. A failure or an interruption of one
  /// producer ends the run; it completes when all have completed. Without producers it sends
  /// `emptySentinel`, if there is one, and completes.
  public static func combineLatest<Source: SignalProducerConvertible>(
    _ producers: some Sequence<Source>,
    emptySentinel: [Value]? = nil
  ) -> SignalProducer<[Value], Failure>
  where Source.Value == Value, Source.Failure == Failure {
    let producers = producers.map(\.producer)
    guard !producers.isEmpty else {
      return emptySentinel.map { SignalProducer<_, _>(value: $0) } ?? .empty
    }
    return .combining(LatestGroup.self, of: producers.count) { group, run in
      let inputs = producers.map { _ in LatestInput<Value, [Value], Failure>(of: group) }
      group.begin { inputs.map(\.value) }
      for (producer, input) in Swift.zip(producers, inputs) {
        producer.start(input, asInputOf: run)
      }
    }
  }
}
