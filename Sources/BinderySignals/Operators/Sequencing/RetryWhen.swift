import Bindery

/// Starts a producer again whenever a trigger, which receives the failures, sends.
@MainActor
private final class RetryWhen<Value, Failure: Error>: RepeatLoop<Value, Failure> {
  private let failures: Signal<Failure, Never>.Observer
  private var isWaiting = true

  init(
    _ producer: SignalProducer<Value, Failure>,
    sendingFailuresTo failures: Signal<Failure, Never>.Observer,
    sendingTo output: Observer<Value, Failure>,
    in run: ProducerRun
  ) {
    self.failures = failures
    super.init(of: producer, sendingTo: output, in: run)
  }

  deinit {}

  override func terminate(_ termination: Termination<Failure>) {
    guard case .failed(let error) = termination else { return end(termination) }
    isWaiting = true
    failures.send(value: error)
  }

  func start() {
    guard isWaiting else { return }
    isWaiting = false
    startIteration()
  }
}

/// The observer of the trigger.
@MainActor
private final class RetryTrigger<Pulse, Value, Failure: Error>: Observer<Pulse, Failure> {
  private let loop: RetryWhen<Value, Failure>

  init(_ loop: RetryWhen<Value, Failure>) {
    self.loop = loop
    super.init()
  }

  deinit {}

  override func receive(_ pulse: Pulse) { loop.start() }

  override func terminate(_ termination: Termination<Failure>) { loop.end(termination) }
}

extension SignalProducer {
  private func retry<Pulse>(
    following trigger: @escaping (Signal<Failure, Never>) -> SignalProducer<Pulse, Failure>
  ) -> SignalProducer {
    SignalProducer(combining: { output, run in
      let (failures, input) = Signal<Failure, Never>.pipe()
      let loop = RetryWhen(self, sendingFailuresTo: input, sendingTo: output, in: run)
      run.head = loop
      trigger(failures).start(RetryTrigger<Pulse, _, _>(loop), in: run.work)
      if !run.isOver { loop.start() }
    })
  }

  /// Starts this producer again each time `trigger`, which receives the failures, sends a value.
  ///
  /// ```text
  /// self                       ─1─#
  /// failures                   ───#──────#
  /// trigger, one frame behind  ────x──────|
  /// retry(when:)               ─1───1─────|
  /// ```
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | forwarded; of `trigger`: starts this producer again if it has failed |
  /// | failure | sent to `trigger`; of `trigger`: forwarded |
  /// | completion | forwarded, also that of `trigger` |
  /// | interruption | forwarded, also that of `trigger` |
  /// | disposal | interrupts the attempt and the trigger |
  ///
  /// The idea is RxSwift's.
  public func retry<Trigger: SignalProducerConvertible>(
    when trigger: @escaping (Signal<Failure, Never>) -> Trigger
  ) -> SignalProducer where Trigger.Failure == Failure {
    retry(following: { trigger($0).producer })
  }

  /// Starts this producer again each time `trigger`, which cannot fail, sends a value.
  public func retry<Trigger: SignalProducerConvertible>(
    when trigger: @escaping (Signal<Failure, Never>) -> Trigger
  ) -> SignalProducer where Trigger.Failure == Never {
    retry(following: { trigger($0).producer.promoted() })
  }
}
