import Bindery

/// Runs one inner producer at a time, and drops those that arrive meanwhile.
@MainActor
final class ThrottleFlattening<Value, Failure: Error>: Flattening<Value, Failure>, Trampolined {
  private var isRunning = false
  /// The next producer, until it is started.
  private var next: SignalProducer<Value, Failure>?

  override init(to output: Observer<Value, Failure>, during work: Lifetime, in run: ProducerRun?) {
    super.init(to: output, during: work, in: run)
  }

  deinit {}

  override var isIdle: Bool { !isRunning && next == nil }

  override func add(_ producer: SignalProducer<Value, Failure>) {
    guard isIdle else { return }
    next = producer
    Trampoline.startNext(of: self)
  }

  func startNext() {
    guard !hasEnded, !work.hasEnded, let producer = next else { return }
    next = nil
    guard !handOver(to: producer, passesInterruption: true) else { return }
    isRunning = true
    producer.start(ThrottleInner(self), in: work)
  }

  fileprivate func innerEnded() {
    isRunning = false
    completeIfDone()
  }
}

/// The observer of the inner producer.
@MainActor
private final class ThrottleInner<Value, Failure: Error>: Observer<Value, Failure> {
  private let flattening: ThrottleFlattening<Value, Failure>

  init(_ flattening: ThrottleFlattening<Value, Failure>) {
    self.flattening = flattening
    super.init { downcast($0, to: ThrottleInner.self).flattening.output.send(value: $1) }
  }

  deinit {}

  override func terminate(_ termination: Termination<Failure>) {
    if case .completed = termination {
      flattening.innerEnded()
    } else {
      flattening.end(termination)
    }
  }
}
