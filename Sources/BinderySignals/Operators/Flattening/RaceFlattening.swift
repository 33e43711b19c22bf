import Bindery

/// Runs all inner producers until one sends an event, and from then on that one.
@MainActor
final class RaceFlattening<Value, Failure: Error>: Flattening<Value, Failure>, Continuing {
  private var waiting = Waiting<SignalProducer<Value, Failure>>()
  private var runners: [Run] = []
  private var winner: Run?
  private var isDecided = false

  deinit {}

  override init(to output: Observer<Value, Failure>, during work: Lifetime, in run: Run?) {
    super.init(to: output, during: work, in: run)
  }

  override var isIdle: Bool {
    isDecided ? winner == nil : runners.isEmpty && waiting.isEmpty
  }

  override func add(_ producer: SignalProducer<Value, Failure>) {
    guard !isDecided else { return }
    waiting.append(producer)
    Descent.goOn(self)
  }

  func goOn() {
    while !isDecided, !hasEnded, !work.hasEnded, let producer = waiting.popFirst() {
      guard !handOver(to: producer, passesInterruption: true) else { return }
      let run = Run()
      runners.append(run)
      work += run
      producer.core.start(RunEnd(run, sendingTo: RaceInner(self, run)), run)
    }
  }

  /// Whether `run` is the one that counts, as it is when it is the first to ask.
  fileprivate func admits(_ run: Run) -> Bool {
    if isDecided { return winner === run }
    isDecided = true
    winner = run
    let losers = runners
    runners = []
    waiting.removeAll()
    for loser in losers where loser !== run { loser.dispose() }
    return true
  }

  fileprivate func winnerCompleted() {
    winner = nil
    completeIfDone()
  }
}

/// Hears an inner producer.
@MainActor
private final class RaceInner<Value, Failure: Error>: Observer<Value, Failure> {
  private let flattening: RaceFlattening<Value, Failure>
  private let run: Run

  init(_ flattening: RaceFlattening<Value, Failure>, _ run: Run) {
    self.flattening = flattening
    self.run = run
    super.init { node, value in
      let inner = unsafeDowncast(node, to: RaceInner.self)
      if inner.flattening.admits(inner.run) { inner.flattening.output.send(value: value) }
    }
  }

  deinit {}

  override func terminate(_ termination: Termination<Failure>) {
    guard flattening.admits(run) else { return }
    if case .completed = termination {
      flattening.winnerCompleted()
    } else {
      flattening.end(termination)
    }
  }
}
