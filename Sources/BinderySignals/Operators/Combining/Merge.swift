@_spi(Engine) import Bindery

/// An observer that forwards the values of one or more inputs of a merge.
///
/// Each signal needs its own, because an observer is linked to one signal at a time. Producers
/// share one.
@MainActor
@usableFromInline
final class MergeInput<Value, Failure: Error>: Observer<Value, Failure> {
  @usableFromInline let group: InputGroup<Value, Failure>

  @inlinable init(of group: InputGroup<Value, Failure>) {
    self.group = group
    super.init { node, value in
      downcast(node, to: MergeInput.self).group.output.send(value: value)
    }
  }

  deinit {}

  /// Ends the output with a failure; the interruption of one input counts as its completion.
  @usableFromInline
  override func terminate(_ termination: Termination<Failure>) {
    if case .failed = termination { group.end(termination) } else { group.inputEnded(.completed) }
  }
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
      let group = InputGroup(of: signals.count, sendingTo: output)
      for signal in signals { signal.attach(MergeInput(of: group), during: lifetime) }
    }
  }

  /// Forwards the values of all `signals` in the order of sending.
  ///
  /// A failure of one is forwarded; an interruption of one counts as its completion. The result
  /// completes when all have ended, and at once without signals.
  @inlinable
  public static func merge(_ signals: Signal...) -> Signal { merge(signals) }

  /// Forwards the values of this signal and of `other` in the order of sending.
  @inlinable
  public func merge(with other: Signal) -> Signal { .merge([self, other]) }
}

extension SignalProducer {
  /// Starts all `producers` in order, and forwards their values in the order of sending.
  ///
  /// A failure of one fails the run and interrupts the others; an interruption of one counts as its
  /// completion. The run completes when all have ended, and at once without producers.
  public static func merge<Source: SignalProducerConvertible>(
    _ producers: some Sequence<Source>
  ) -> SignalProducer where Source.Value == Value, Source.Failure == Failure {
    merging(producers.map(\.producer))
  }

  /// Starts all `producers` in order, and forwards their values in the order of sending.
  ///
  /// A failure of one fails the run and interrupts the others; an interruption of one counts as its
  /// completion. The run completes when all have ended, and at once without producers.
  public static func merge(
    _ producers: any SignalProducerConvertible<Value, Failure>...
  ) -> SignalProducer {
    merging(producers.map { $0.producer })
  }

  /// Starts this producer, then `other`, and forwards the values of both.
  public func merge(
    with other: some SignalProducerConvertible<Value, Failure>
  ) -> SignalProducer {
    .merging([self, other.producer])
  }

  static func merging(_ producers: [SignalProducer]) -> SignalProducer {
    guard !producers.isEmpty else { return .empty }
    return SignalProducer(combining: { output, run in
      let group = InputGroup(of: producers.count, sendingTo: output)
      let input = MergeInput(of: group)
      run.head = group
      for producer in producers { producer.start(input, asInputOf: run) }
    })
  }
}
