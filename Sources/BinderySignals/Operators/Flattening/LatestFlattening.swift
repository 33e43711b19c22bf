import Bindery

/// Runs the newest inner producer only.
@MainActor
final class LatestFlattening<Value, Failure: Error>: Flattening<Value, Failure>, Continuing {
  private var newest: Run?
  /// The newest producer, until it is started.
  private var next: SignalProducer<Value, Failure>?

  override init(to output: Observer<Value, Failure>, during work: Lifetime, in run: Run?) {
    super.init(to: output, during: work, in: run)
    work.observeEnded { [weak self] in self?.replaceNewest(with: nil) }
  }

  deinit {}

  override var isIdle: Bool { newest == nil }

  override func add(_ producer: SignalProducer<Value, Failure>) {
    if case .some(.some(let value)) = producer.core.only {
      // One value and a completion need no start.
      replaceNewest(with: nil)
      output.send(value: value)
      return
    }
    let run = Run()
    replaceNewest(with: run)
    guard newest === run else { return }
    next = producer
    Descent.goOn(self)
  }

  func goOn() {
    guard let producer = next, let run = newest else { return }
    next = nil
    if outerHasCompleted {
      newest = nil
      if handOver(to: producer) { return }
      newest = run
    }
    producer.core.start(LatestInner(self, run), run)
  }

  private func replaceNewest(with run: Run?) {
    let old = newest
    newest = run
    next = nil
    old?.dispose()
  }

  fileprivate func isCurrent(_ run: Run?) -> Bool { run === newest }

  fileprivate func innerEnded(_ run: Run) {
    guard run === newest else { return }
    newest = nil
    run.end()
    completeIfDone()
  }
}

/// Hears an inner producer; links straight to its work, without a ``RunEnd``.
@MainActor
private final class LatestInner<Value, Failure: Error>: Observer<Value, Failure> {
  private let flattening: LatestFlattening<Value, Failure>
  /// The run that is heard, until it has ended.
  private var run: Run?

  init(_ flattening: LatestFlattening<Value, Failure>, _ run: Run) {
    self.flattening = flattening
    self.run = run
    super.init { node, value in
      let inner = unsafeDowncast(node, to: LatestInner.self)
      guard let run = inner.run, inner.flattening.isCurrent(run) else { return }
      inner.flattening.output.send(value: value)
    }
  }

  deinit {}

  override func terminate(_ termination: Termination<Failure>) {
    guard let run else { return }
    self.run = nil
    if case .failed = termination {
      if flattening.isCurrent(run) { flattening.end(termination) }
    } else {
      flattening.innerEnded(run)
    }
  }
}
