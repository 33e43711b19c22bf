import Bindery

/// The state of one `flatMap`: which inner producers run, and which wait.
@MainActor
final class Flattening<Value, Failure: Error> {
  private let strategy: FlattenStrategy
  private let output: Observer<Value, Failure>
  private let work: Lifetime
  private var waiting: ContiguousArray<SignalProducer<Value, Failure>> = []
  private var nextWaiting = 0
  private var newest: Run?
  private var running = 0
  private var isStarting = false
  private var outerHasCompleted = false

  init(_ strategy: FlattenStrategy, to output: Observer<Value, Failure>, during work: Lifetime) {
    self.strategy = strategy
    self.output = output
    self.work = work
    if strategy == .latest {
      work.observeEnded { [weak self] in self?.replaceNewest(with: nil) }
    }
  }

  deinit {}

  func add(_ producer: SignalProducer<Value, Failure>) {
    switch strategy {
    case .merge:
      startForGood(producer)
    case .concat:
      waiting.append(producer)
      startWaiting()
    case .latest:
      if case .some(.some(let value)) = producer.core.only {
        replaceNewest(with: nil)
        output.send(value: value)
      } else {
        startNewest(producer)
      }
    }
  }

  func outerCompleted() {
    outerHasCompleted = true
    completeIfDone()
  }

  private func startForGood(_ producer: SignalProducer<Value, Failure>) {
    running += 1
    producer.start(InnerObserver(self), in: work)
  }

  private func startNewest(_ producer: SignalProducer<Value, Failure>) {
    let run = Run()
    let inner = InnerObserver(self)
    inner.run = run
    replaceNewest(with: run)
    running = 1
    producer.core.start(inner, run)
  }

  private func replaceNewest(with run: Run?) {
    let old = newest
    newest = run
    guard let old else { return }
    running = 0
    old.dispose()
  }

  fileprivate func innerEnded(_ run: Run?) {
    if strategy == .latest {
      guard run === newest else { return }
      newest = nil
      run?.end()
    }
    running -= 1
    startWaiting()
    completeIfDone()
  }

  fileprivate func isCurrent(_ run: Run?) -> Bool { run === newest }

  fileprivate func innerSent(_ value: Value) { output.send(value: value) }

  fileprivate func innerFailed(_ error: Failure) { output.terminate(.failed(error)) }

  /// A loop and not a recursion, so that a million producers that end at once need no deep stack.
  private func startWaiting() {
    guard !isStarting, !work.hasEnded else { return }
    isStarting = true
    while running == 0, nextWaiting < waiting.count {
      let producer = waiting[nextWaiting]
      nextWaiting += 1
      if nextWaiting == waiting.count {
        waiting.removeAll(keepingCapacity: true)
        nextWaiting = 0
      }
      startForGood(producer)
    }
    isStarting = false
  }

  private func completeIfDone() {
    if outerHasCompleted, running == 0, waiting.isEmpty, !work.hasEnded {
      output.terminate(.completed)
    }
  }
}

/// Hears one of the inner producers.
@MainActor
private final class InnerObserver<Value, Failure: Error>: Observer<Value, Failure> {
  private let flattening: Flattening<Value, Failure>
  /// The run, where only the newest one counts.
  var run: Run?

  init(_ flattening: Flattening<Value, Failure>) {
    self.flattening = flattening
    super.init { node, value in
      let inner = unsafeDowncast(node, to: InnerObserver.self)
      if let run = inner.run, !inner.flattening.isCurrent(run) { return }
      inner.flattening.innerSent(value)
    }
  }

  deinit {}

  override func terminate(_ termination: Termination<Failure>) {
    let run = run
    self.run = nil
    if case .failed(let error) = termination {
      if run == nil || flattening.isCurrent(run) { flattening.innerFailed(error) }
    } else {
      flattening.innerEnded(run)
    }
  }
}
