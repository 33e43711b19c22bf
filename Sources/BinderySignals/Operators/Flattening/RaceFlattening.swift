import Bindery

/// Runs all inner producers until one sends an event, then only that one.
@MainActor
final class RaceFlattening<Value, Failure: Error>: Flattening<Value, Failure>, Trampolined {
  private var queue = Queue<SignalProducer<Value, Failure>>()
  private var runners: [ProducerRun] = []
  private var winner: ProducerRun?
  private var isDecided = false

  deinit {}

  override init(to output: Observer<Value, Failure>, during work: Lifetime, in run: ProducerRun?) {
    super.init(to: output, during: work, in: run)
  }

  override var isIdle: Bool {
    isDecided ? winner == nil : runners.isEmpty && queue.isEmpty
  }

  override func add(_ producer: SignalProducer<Value, Failure>) {
    guard !isDecided else { return }
    queue.append(producer)
    Trampoline.startNext(of: self)
  }

  func startNext() {
    while !isDecided, !hasEnded, !work.hasEnded, let producer = queue.popFirst() {
      guard !handOver(to: producer, passesInterruption: true) else { return }
      let run = ProducerRun()
      runners.append(run)
      work += run
      producer.core.start(RunObserver(run, sendingTo: RaceInner(self, run)), run)
    }
  }

  /// Whether events of `run` are forwarded.
  ///
  /// The first run to ask wins, and interrupts the others.
  fileprivate func wins(_ run: ProducerRun) -> Bool {
    if isDecided { return winner === run }
    isDecided = true
    winner = run
    let losers = runners
    runners = []
    queue.removeAll()
    for loser in losers where loser !== run { loser.dispose() }
    return true
  }

  fileprivate func winnerCompleted() {
    winner = nil
    completeIfDone()
  }
}

/// The observer of an inner producer.
@MainActor
private final class RaceInner<Value, Failure: Error>: Observer<Value, Failure> {
  private let flattening: RaceFlattening<Value, Failure>
  private let run: ProducerRun

  init(_ flattening: RaceFlattening<Value, Failure>, _ run: ProducerRun) {
    self.flattening = flattening
    self.run = run
    super.init { node, value in
      let inner = downcast(node, to: RaceInner.self)
      if inner.flattening.wins(inner.run) { inner.flattening.output.send(value: value) }
    }
  }

  deinit {}

  override func terminate(_ termination: Termination<Failure>) {
    guard flattening.wins(run) else { return }
    if case .completed = termination {
      flattening.winnerCompleted()
    } else {
      flattening.end(termination)
    }
  }
}
