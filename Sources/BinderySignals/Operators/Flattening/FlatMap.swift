/// How streams of streams become one stream.
public nonisolated enum FlattenStrategy: Sendable, Equatable {
  /// All run at once, and their values are passed on as they come.
  case merge
  /// One after the other, in order.
  case concat
  /// Only the newest: the one before it is disposed of.
  case latest
}

/// Makes a producer of each value, and hands it to a ``Flattening``.
@MainActor
final class FlatMap<Value, New, Failure: Error>: Operator<Value, Failure, New, Failure> {
  private let transform: (Value) -> SignalProducer<New, Failure>
  private let strategy: FlattenStrategy
  private let work: () -> Lifetime
  private lazy var flattening = Flattening(strategy, to: output, during: work())

  init(
    _ strategy: FlattenStrategy,
    during work: @autoclosure @escaping () -> Lifetime,
    _ transform: @escaping (Value) -> SignalProducer<New, Failure>
  ) {
    self.strategy = strategy
    self.transform = transform
    self.work = work
    super.init()
  }

  deinit {}

  override func receive(_ value: Value) { flattening.add(transform(value)) }

  override func terminate(_ termination: Termination<Failure>) {
    if case .completed = termination {
      flattening.outerCompleted()
    } else {
      output.terminate(termination)
    }
  }
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
    stateful { FlatMap(strategy, during: $0, transform) }
  }
}

extension SignalProducer {
  /// Makes a producer of each value, and passes on what the producers send; see `Signal.flatMap`.
  public func flatMap<New>(
    _ strategy: FlattenStrategy,
    _ transform: @escaping (Value) -> SignalProducer<New, Failure>
  ) -> SignalProducer<New, Failure> {
    applying { FlatMap(strategy, during: $0.work, transform) }
  }
}
