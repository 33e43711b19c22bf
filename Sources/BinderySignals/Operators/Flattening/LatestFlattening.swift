import Bindery

/// Runs the newest inner producer only.
@MainActor
final class LatestFlattening<Value, Failure: Error>: Flattening<Value, Failure>, Continuing {
  @exclusivity(unchecked) private var newest: Run?
  /// What hears the newest.
  @exclusivity(unchecked) private var hearer: LatestInner<Value, Failure>?
  /// The newest producer, until it is started.
  @exclusivity(unchecked) private var next: SignalProducer<Value, Failure>?
  /// Found once, as finding a generic type costs more than making an object of it.
  private let inner = LatestInner<Value, Failure>.self

  override init(to output: Observer<Value, Failure>, during work: Lifetime, in run: Run?) {
    super.init(to: output, during: work, in: run)
    work.observeEnded { [weak self] in self?.replaceNewest(with: nil) }
  }

  deinit {}

  override var isIdle: Bool { newest == nil }

  override func add(_ producer: SignalProducer<Value, Failure>) {
    if producer.core.isSingle {
      // One value and a completion need no start.
      if newest != nil { replaceNewest(with: nil) }
      producer.core.sendSingle(to: output)
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
    let hearer = inner.init(self, run)
    self.hearer = hearer
    producer.core.start(hearer, run)
  }

  private func replaceNewest(with run: Run?) {
    guard let old = newest else {
      newest = run
      return
    }
    let hearer = hearer
    self.hearer = nil
    newest = run
    next = nil
    // Without an operator in between nobody has to hear of the interruption.
    if let hearer, old.head === hearer { old.end() } else { old.dispose() }
  }

  fileprivate func isCurrent(_ run: Run?) -> Bool { run === newest }

  fileprivate func innerEnded(_ run: Run) {
    guard run === newest else { return }
    newest = nil
    hearer = nil
    run.end()
    completeIfDone()
  }
}

/// Hears an inner producer; links straight to its work, without a ``RunEnd``.
@MainActor
private final class LatestInner<Value, Failure: Error>: Observer<Value, Failure> {
  private let flattening: LatestFlattening<Value, Failure>
  /// The run that is heard, until it has ended.
  @exclusivity(unchecked) private var run: Run?

  required init(_ flattening: LatestFlattening<Value, Failure>, _ run: Run) {
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
