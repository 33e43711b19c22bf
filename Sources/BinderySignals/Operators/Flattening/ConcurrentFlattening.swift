import Bindery

/// Runs a limited number of inner producers at once; the others are queued in order.
@MainActor
final class ConcurrentFlattening<Value, Failure: Error>: Flattening<Value, Failure>, Trampolined {
  private let limit: UInt
  private var queue = Queue<SignalProducer<Value, Failure>>()
  private var running: UInt = 0
  private var isStarting = false

  init(
    limit: UInt,
    to output: Observer<Value, Failure>,
    during work: Lifetime,
    in run: ProducerRun?
  ) {
    self.limit = limit
    super.init(to: output, during: work, in: run)
  }

  deinit {}

  override var isIdle: Bool { running == 0 && queue.isEmpty }

  override func add(_ producer: SignalProducer<Value, Failure>) {
    queue.append(producer)
    if running < limit { Trampoline.startNext(of: self) }
  }

  /// Starts queued producers in a loop instead of a recursion, so that a million producers that end
  /// synchronously need no deep stack.
  func startNext() {
    guard !isStarting else { return }
    isStarting = true
    while running < limit, !hasEnded, !work.hasEnded, let producer = queue.popFirst() {
      guard !handOver(to: producer) else { break }
      running += 1
      producer.start(ConcurrentInner(self), in: work)
    }
    isStarting = false
    completeIfDone()
  }

  fileprivate func innerEnded() {
    running -= 1
    guard !isStarting else { return }
    if queue.isEmpty { completeIfDone() } else { Trampoline.startNext(of: self) }
  }
}

/// The observer of an inner producer.
@MainActor
private final class ConcurrentInner<Value, Failure: Error>: Observer<Value, Failure> {
  private let flattening: ConcurrentFlattening<Value, Failure>

  init(_ flattening: ConcurrentFlattening<Value, Failure>) {
    self.flattening = flattening
    super.init {
      downcast($0, to: ConcurrentInner.self).flattening.output.send(value: $1)
    }
  }

  deinit {}

  override func terminate(_ termination: Termination<Failure>) {
    if case .failed = termination {
      flattening.end(termination)
    } else {
      flattening.innerEnded()
    }
  }
}
