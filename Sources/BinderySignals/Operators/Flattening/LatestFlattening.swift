import Bindery

/// Runs the newest inner producer only.
@MainActor
final class LatestFlattening<Value, Failure: Error>:
  Flattening<Value, Failure>, Trampolined, Disposable
{
  /// What hears the newest inner producer.
  @exclusivity(unchecked) private var newest: LatestInner<Value, Failure>?
  /// The newest inner producer, until it is started.
  @exclusivity(unchecked) private var next: SignalProducer<Value, Failure>?
  /// Counts what was newest, so that who stops it learns of a newer one that came meanwhile.
  @exclusivity(unchecked) private var round = 0
  /// Found once, as finding a generic type costs more than making an object of it.
  private let inner = LatestInner<Value, Failure>.self
  /// Formed once, as a closure that knows its types only at run time is an allocation.
  private let receiveBody: Receiver<Value>.Body = { node, value in
    let inner = unsafeDowncast(node, to: LatestInner<Value, Failure>.self)
    if inner.isCurrent { inner.flattening.output.send(value: value) }
  }

  override init(to output: Observer<Value, Failure>, during work: Lifetime, in run: ProducerRun?) {
    super.init(to: output, during: work, in: run)
    // A weak reference would make each retain of the flattening slow.
    work += self
  }

  deinit {}

  override var isIdle: Bool { newest == nil }

  var isDisposed: Bool { work.hasEnded }

  func dispose() { replaceNewest(with: nil) }

  override func add(_ producer: SignalProducer<Value, Failure>) {
    if producer.core.isSingle {
      // One value and a completion need no start.
      if newest != nil { replaceNewest(with: nil) }
      producer.core.sendSingle(to: output)
      return
    }
    guard prepareNewest() else { return }
    next = producer
    Trampoline.startNext(of: self)
  }

  /// Lets the newest producer go, and has something hear the next one.
  ///
  /// - Returns: Whether nothing newer came of that.
  private func prepareNewest() -> Bool {
    if let observer = newest, observer.followsWithoutRun {
      round &+= 1
      let mine = round
      next = nil
      observer.stop()
      guard round == mine else { return false }
      // Most inner producers are the changes of some property, and leave nothing behind.
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

  /// - Returns: Whether nothing newer came of that.
  @discardableResult
  private func replaceNewest(with observer: LatestInner<Value, Failure>?) -> Bool {
    round &+= 1
    let mine = round
    let old = newest
    newest = observer
    next = nil
    old?.stop()
    return round == mine
  }

  fileprivate func isCurrent(_ observer: LatestInner<Value, Failure>) -> Bool {
    observer === newest
  }

  fileprivate func newestEnded() {
    newest = nil
    completeIfDone()
  }
}

/// Hears an inner producer; links straight to its work, without a ``RunObserver``.
@MainActor
private final class LatestInner<Value, Failure: Error>: Observer<Value, Failure> {
  fileprivate let flattening: LatestFlattening<Value, Failure>
  /// The run, where the producer needs one.
  @exclusivity(unchecked) private var run: ProducerRun?
  /// What is followed without a run, which has to live meanwhile.
  @exclusivity(unchecked) private var linked: ProducerCore<Value, Failure>?

  required init(_ flattening: LatestFlattening<Value, Failure>, _ body: @escaping Body) {
    self.flattening = flattening
    super.init(body: body)
  }

  deinit {}

  /// Whether what is heard is followed without a run.
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
