/// How streams of streams become one stream.
public nonisolated enum FlattenStrategy: Sendable, Equatable {
  /// All run at once, and their values are passed on as they come.
  case merge
  /// One after the other, in order.
  case concat
  /// Only the newest: the one before it is disposed of.
  case latest
}

extension Signal {
  /// Makes a producer of each value, and passes on what the producers send.
  ///
  /// ```text
  /// self                 ─a─────b────────|
  /// flatMap(.latest)     ──a1─a2─b1─b2─b3─|
  /// ```
  ///
  /// Completes when this signal and all producers have. A failure of either fails it; an
  /// interrupted producer counts as completed.
  public func flatMap<New>(
    _ strategy: FlattenStrategy,
    _ transform: @escaping (Value) -> SignalProducer<New, Failure>
  ) -> Signal<New, Failure> {
    Signal<New, Failure> { output, lifetime in
      let flattening = Flattening(strategy, to: output)
      lifetime += flattening.runs
      lifetime += observe { event in
        switch event {
        case .value(let value): flattening.add(transform(value))
        case .failed(let error): output.send(error: error)
        case .completed: flattening.outerCompleted()
        case .interrupted: output.sendInterrupted()
        }
      }
    }
  }
}

extension SignalProducer {
  /// Makes a producer of each value, and passes on what the producers send; see `Signal.flatMap`.
  public func flatMap<New>(
    _ strategy: FlattenStrategy,
    _ transform: @escaping (Value) -> SignalProducer<New, Failure>
  ) -> SignalProducer<New, Failure> {
    lift { $0.flatMap(strategy, transform) }
  }
}
