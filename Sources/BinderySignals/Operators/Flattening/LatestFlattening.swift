import Bindery

/// Runs the newest inner producer only.
///
/// No access to its properties lasts while foreign code runs, so accesses are not checked.
@MainActor
final class LatestFlattening<Value, Failure: Error>:
  Flattening<Value, Failure>, Trampolined, Disposable
{
  /// The observer of the newest inner producer.
  @safe @exclusivity(unchecked) private var newest: LatestInner<Value, Failure>?
  /// The newest inner producer, until it is started.
  @safe @exclusivity(unchecked) private var next: SignalProducer<Value, Failure>?
  /// The number of replacements.
  ///
  /// It shows whether stopping the old producer has caused a newer one to arrive.
  @safe @exclusivity(unchecked) private var generation = 0
  /// The type of the inner observers, stored because a lookup of generic metadata costs more than
  /// an allocation.
  private let inner = LatestInner<Value, Failure>.self
  /// The body of the inner observers, stored because forming a closure over types known only at run
  /// time allocates.
  private let receiveBody: Receiver<Value>.Body = { node, value in
    let inner = downcast(node, to: LatestInner<Value, Failure>.self)
    if inner.isCurrent { inner.flattening.output.send(value: value) }
  }

  override init(to output: Observer<Value, Failure>, during work: Lifetime, in run: ProducerRun?) {
    super.init(to: output, during: work, in: run)
    // A weak reference to the flattening would make each of its retains slow.
    work += self
  }

  deinit {}

  override var isIdle: Bool { newest == nil }

  var isDisposed: Bool { work.hasEnded }

  func dispose() { replaceNewest(with: nil) }

  override func add(_ producer: SignalProducer<Value, Failure>) {
    if producer.core.isSingle {
      // A producer of one value and a completion needs no start.
      if newest != nil { replaceNewest(with: nil) }
      producer.core.sendSingle(to: output)
      return
    }
    guard prepareNewest() else { return }
    next = producer
    Trampoline.startNext(of: self)
  }

  /// Stops the newest producer, and makes or reuses an observer for the next one.
  ///
  /// - Returns: Whether no newer producer has arrived meanwhile.
  private func prepareNewest() -> Bool {
    if let observer = newest, observer.followsWithoutRun {
      generation &+= 1
      let current = generation
      next = nil
      observer.stop()
      guard generation == current else { return false }
      // Most inner producers only follow a property, so the observer can be used again.
      if !observer.isLinked { return true }
    }
    return replaceNewest(with: inner.init(self, receiveBody))
  }

  func startNext() {
    guard let producer = next, let observer = newest else { return }
    next = nil
    if outerHasCompleted {
      newest = nil
      if handOver(to: producer) { return }
      newest = observer
    }
    observer.start(producer.core)
  }

  /// - Returns: Whether no newer producer has arrived meanwhile.
  @discardableResult
  private func replaceNewest(with observer: LatestInner<Value, Failure>?) -> Bool {
    generation &+= 1
    let current = generation
    let old = newest
    newest = observer
    next = nil
    old?.stop()
    return generation == current
  }

  fileprivate func isCurrent(_ observer: LatestInner<Value, Failure>) -> Bool {
    observer === newest
  }

  fileprivate func newestEnded() {
    newest = nil
    completeIfDone()
  }
}

/// The observer of an inner producer, linked directly to its source, without a ``RunObserver``.
///
/// No access to its properties lasts while foreign code runs, so accesses are not checked.
@MainActor
private final class LatestInner<Value, Failure: Error>: Observer<Value, Failure> {
  fileprivate let flattening: LatestFlattening<Value, Failure>
  /// The run of the inner producer, if it needs one.
  @safe @exclusivity(unchecked) private var run: ProducerRun?
  /// The producer that is followed without a run, retained meanwhile.
  @safe @exclusivity(unchecked) private var linked: ProducerCore<Value, Failure>?

  required init(_ flattening: LatestFlattening<Value, Failure>, _ body: @escaping Body) {
    self.flattening = flattening
    super.init(body: body)
  }

  deinit {}

  /// Whether the inner producer is followed without a run.
  var followsWithoutRun: Bool { linked != nil }

  var isCurrent: Bool { flattening.isCurrent(self) }

  func start(_ core: ProducerCore<Value, Failure>) {
    linked = core
    if core.link(self) { return }
    linked = nil
    let run = ProducerRun()
    self.run = run
    core.start(self, run)
  }

  func stop() {
    guard let run else {
      dispose()
      linked = nil
      return
    }
    self.run = nil
    run.dispose()
  }

  override func terminate(_ termination: Termination<Failure>) {
    guard isCurrent else { return }
    let run = run
    self.run = nil
    linked = nil
    if case .failed = termination {
      flattening.end(termination)
    } else {
      flattening.newestEnded()
    }
    run?.end()
  }
}
