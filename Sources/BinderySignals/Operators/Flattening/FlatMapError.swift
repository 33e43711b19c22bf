@_spi(Engine) import Bindery

/// Switches to another producer at a failure.
@MainActor
private final class FlatMapError<Value, Failure: Error, NewFailure: Error>:
  Operator<Value, Failure, Value, NewFailure>, Trampolined
{
  private let transform: (Failure) -> SignalProducer<Value, NewFailure>
  private let work: Lifetime
  /// The run of the operator, if it belongs to a producer.
  private let run: ProducerRun?
  private var next: SignalProducer<Value, NewFailure>?
  private var hasEnded = false

  init(
    during work: Lifetime,
    in run: ProducerRun? = nil,
    _ transform: @escaping (Failure) -> SignalProducer<Value, NewFailure>
  ) {
    self.transform = transform
    self.work = work
    self.run = run
    super.init { downcast($0, to: FlatMapError.self).pass($1) }
  }

  deinit {}

  override func terminate(_ termination: Termination<Failure>) {
    guard !hasEnded else { return }
    hasEnded = true
    switch termination {
    case .failed(let error):
      next = transform(error)
      Trampoline.startNext(of: self)
    case .completed: output.terminate(.completed)
    case .interrupted: output.terminate(.interrupted)
    }
  }

  func startNext() {
    guard let producer = next, !work.hasEnded else { return }
    next = nil
    if let run {
      producer.core.start(output, run)
    } else {
      producer.start(output, in: work)
    }
  }

  override func interrupt() {
    hasEnded = true
    output.terminate(.interrupted)
  }
}

extension Signal {
  /// Switches to a producer that is made from the failure.
  ///
  /// ```text
  /// self          ─1─2─#
  /// replacement        ─7─8─|
  /// flatMapError  ─1─2──7─8─|
  /// ```
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | forwarded |
  /// | failure | is handed to `transform`; the producer that it returns is started and its events are forwarded |
  /// | completion | forwarded |
  /// | interruption | forwarded |
  /// | disposal | stops observing this signal and interrupts the producer |
  public func flatMapError<NewFailure>(
    _ transform: @escaping (Failure) -> SignalProducer<Value, NewFailure>
  ) -> Signal<Value, NewFailure> {
    stateful { FlatMapError(during: $0, transform) }
  }

  /// Switches to a signal, a property or a producer that is made from the failure.
  ///
  /// It is started at the failure, and its events are forwarded. Values and other endings of this
  /// signal are forwarded; disposal interrupts what has been started.
  public func flatMapError<Inner: SignalProducerConvertible>(
    _ transform: @escaping (Failure) -> Inner
  ) -> Signal<Value, Inner.Failure> where Inner.Value == Value {
    stateful { FlatMapError(during: $0) { transform($0).producer } }
  }

  /// Switches to a producer that cannot fail, made from the failure, so that the result cannot
  /// fail.
  ///
  /// Selected where the context names no failure type. The producer is started at the failure, and
  /// its events are forwarded.
  @_disfavoredOverload
  public func flatMapError(
    _ transform: @escaping (Failure) -> SignalProducer<Value, Never>
  ) -> Signal<Value, Never> {
    stateful { FlatMapError(during: $0, transform) }
  }
}

extension SignalProducer {
  private func recovering<NewFailure>(
    by transform: @escaping (Failure) -> SignalProducer<Value, NewFailure>
  ) -> SignalProducer<Value, NewFailure> {
    SignalProducer<Value, NewFailure>(joining: { output, run in
      let node = FlatMapError(during: run.work, in: run, transform)
      node.connect(to: output)
      run.head = node
      start(node, in: run.work)
    })
  }

  /// Switches to a producer that is made from the failure of a run.
  ///
  /// The producer is started at the failure, and its events are forwarded. Values and other endings
  /// of this producer are forwarded; disposing of the run interrupts the one that runs.
  public func flatMapError<NewFailure>(
    _ transform: @escaping (Failure) -> SignalProducer<Value, NewFailure>
  ) -> SignalProducer<Value, NewFailure> {
    recovering(by: transform)
  }

  /// Switches to a signal, a property or a producer that is made from the failure of a run.
  ///
  /// It is started at the failure, and its events are forwarded. Values and other endings of this
  /// producer are forwarded; disposing of the run interrupts what runs.
  public func flatMapError<Inner: SignalProducerConvertible>(
    _ transform: @escaping (Failure) -> Inner
  ) -> SignalProducer<Value, Inner.Failure> where Inner.Value == Value {
    recovering { transform($0).producer }
  }

  /// Switches to a producer that cannot fail, made from the failure, so that the result cannot
  /// fail.
  ///
  /// Selected where the context names no failure type. The producer is started at the failure of a
  /// run, and its events are forwarded.
  @_disfavoredOverload
  public func flatMapError(
    _ transform: @escaping (Failure) -> SignalProducer<Value, Never>
  ) -> SignalProducer<Value, Never> {
    recovering(by: transform)
  }
}
