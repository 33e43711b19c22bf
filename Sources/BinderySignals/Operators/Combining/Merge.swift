@_spi(Engine) import Bindery

/// An observer that forwards the values of one or more inputs of a merge.
///
/// Each signal needs its own, because an observer is linked to one signal at a time. Producers
/// share one.
@MainActor
@usableFromInline
final class MergeInput<Value, Failure: Error>: Observer<Value, Failure> {
  @usableFromInline let merging: Merging<Value, Failure>

  @inlinable init(of merging: Merging<Value, Failure>) {
    self.merging = merging
    super.init { node, value in
      downcast(node, to: MergeInput.self).merging.output.send(value: value)
    }
  }

  deinit {}

  @usableFromInline
  override func terminate(_ termination: Termination<Failure>) { merging.terminate(termination) }
}

/// The state that the inputs of a merge share.
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

/// The head of the run of merged producers; receives its interruption.
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
  /// Forwards the values of all `signals` in the order of sending.
  ///
  /// ```text
  /// first   ─1───2───|
  /// second  ───a───b───|
  /// merge   ─1─a─2─b───|
  /// ```
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | forwarded |
  /// | failure | of any: forwarded |
  /// | completion | forwarded when all have ended; at once when there are none |
  /// | interruption | of one: counted as its completion |
  /// | disposal | stops observing all of them |
  @inlinable
  public static func merge(_ signals: some Sequence<Signal>) -> Signal {
    let signals = Array(signals)
    guard !signals.isEmpty else { return .empty }
    return Signal.joining { output, lifetime in
      let merging = Merging(of: signals.count, sendingTo: output)
      for signal in signals { signal.attach(MergeInput(of: merging), during: lifetime) }
    }
  }

  /// Forwards the values of all `signals`; see ``merge(with:)``.
  @inlinable
  public static func merge(_ signals: Signal...) -> Signal { merge(signals) }

  /// Forwards the values of this signal and of `other` in the order of sending.
  @inlinable
  public func merge(with other: Signal) -> Signal { .merge([self, other]) }
}

extension SignalProducer {
  /// Starts all `producers` in order and forwards their values; see `Signal.merge`.
  public static func merge<Source: SignalProducerConvertible>(
    _ producers: some Sequence<Source>
  ) -> SignalProducer where Source.Value == Value, Source.Failure == Failure {
    merging(producers.map(\.producer))
  }

  /// Starts this producer, then `other`, and forwards the values of both.
  public func merge(
    with other: some SignalProducerConvertible<Value, Failure>
  ) -> SignalProducer {
    merge(with: other.producer)
  }

  /// Starts this producer, then `other`, and forwards the values of both.
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
