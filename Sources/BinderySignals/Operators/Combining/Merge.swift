/// One or more inputs whose values are passed on as they come.
///
/// Signals need one for each, as an observer is linked to one signal; producers share one.
@MainActor
@usableFromInline
final class MergeInput<Value, Failure: Error>: Observer<Value, Failure> {
  @usableFromInline let merging: Merging<Value, Failure>

  @inlinable init(of merging: Merging<Value, Failure>) {
    self.merging = merging
    super.init { node, value in
      unsafeDowncast(node, to: MergeInput.self).merging.output.send(value: value)
    }
  }

  deinit {}

  @usableFromInline
  override func terminate(_ termination: Termination<Failure>) { merging.terminate(termination) }
}

/// What the inputs of a merge have in common.
@MainActor
@usableFromInline
final class Merging<Value, Failure: Error> {
  @usableFromInline let output: Observer<Value, Failure>
  private var running: Int
  private var hasEnded = false

  @usableFromInline init(of count: Int, sendingTo output: Observer<Value, Failure>) {
    self.output = output
    running = count
  }

  deinit {}

  func terminate(_ termination: Termination<Failure>) {
    guard !hasEnded else { return }
    if case .failed = termination {
      end(termination)
    } else {
      running -= 1
      if running == 0 { end(.completed) }
    }
  }

  private func end(_ termination: Termination<Failure>) {
    hasEnded = true
    output.terminate(termination)
  }

  func interrupt() { end(.interrupted) }
}

/// Hears of the interruption of a merge from outside.
@MainActor
private final class MergeHead<Value, Failure: Error>: Feed {
  private let merging: Merging<Value, Failure>

  init(_ merging: Merging<Value, Failure>) {
    self.merging = merging
    super.init()
  }

  deinit {}

  override func interrupt() { merging.interrupt() }
}

extension Signal {
  /// Passes on the values of all `signals` as they come.
  ///
  /// ```text
  /// first   ─1───2───|
  /// second  ───a───b───|
  /// merge   ─1─a─2─b───|
  /// ```
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | passed on |
  /// | failure | of any: passed on |
  /// | completion | passed on when all have ended; at once when there are none |
  /// | interruption | of one: counts as its completion |
  /// | disposal | all are let go |
  @inlinable
  public static func merge(_ signals: some Sequence<Signal>) -> Signal {
    let signals = Array(signals)
    guard !signals.isEmpty else { return .empty }
    return Signal.joining { output, lifetime in
      let merging = Merging(of: signals.count, sendingTo: output)
      for signal in signals { signal.attach(MergeInput(of: merging), during: lifetime) }
    }
  }

  /// Passes on the values of all `signals` as they come; see ``merge(with:)``.
  @inlinable
  public static func merge(_ signals: Signal...) -> Signal { merge(signals) }

  /// Passes on the values of this signal and of `other` as they come.
  ///
  /// Completes when both have ended; see the static `merge`.
  @inlinable
  public func merge(with other: Signal) -> Signal { .merge([self, other]) }
}

extension SignalProducer {
  /// Starts all `producers` in order and passes on their values as they come; see `Signal.merge`.
  public static func merge<Source: SignalProducerConvertible>(
    _ producers: some Sequence<Source>
  ) -> SignalProducer where Source.Value == Value, Source.Failure == Failure {
    merging(producers.map(\.producer))
  }

  /// Starts `other` too and passes on the values of both as they come.
  public func merge(
    with other: some SignalProducerConvertible<Value, Failure>
  ) -> SignalProducer {
    merge(with: other.producer)
  }

  /// Starts `other` too and passes on the values of both as they come.
  public func merge(with other: SignalProducer) -> SignalProducer { .merging([self, other]) }

  static func merging(_ producers: [SignalProducer]) -> SignalProducer {
    guard !producers.isEmpty else { return .empty }
    return SignalProducer(combining: { output, run in
      let merging = Merging(of: producers.count, sendingTo: output)
      let input = MergeInput(of: merging)
      run.head = MergeHead(merging)
      for producer in producers {
        guard !run.isOver else { return }
        producer.start(input, in: run.work)
      }
    })
  }
}
