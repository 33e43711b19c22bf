/// An observer: a closure that runs again when something that it has read has changed.
///
/// No access to its properties lasts while foreign code runs, so accesses are not checked.
@MainActor
class Effect: Reader, Disposable {
  /// The closure that the running body defers until after the run, where reads are not tracked.
  @safe @exclusivity(unchecked) private static var reaction: (() -> Void)?
  @safe @exclusivity(unchecked) private static var hasReaction = false

  /// The body; retained.
  @safe @exclusivity(unchecked) private final var work: Borrowed<Work<Void>>?
  /// The next observer that has to run.
  @safe @exclusivity(unchecked) final var nextDue: Borrowed<Effect>?
  /// The turn: the position of the dependency through which a change reaches the observer.
  ///
  /// Observers that are due run in this order.
  @safe @exclusivity(unchecked) final var turn: UInt = 0
  @safe @exclusivity(unchecked) final var isQueued = false
  /// The length of the chain of runs, each caused by a change that the one before made, at whose
  /// end the next run is; 1 after a change from outside.
  @safe @exclusivity(unchecked) final var chain: UInt32 = 0
  /// Whether the run that is due was caused by a change that the observer itself made.
  @safe @exclusivity(unchecked) final var isOwnCause = false
  /// Whether the queue retains it, because it was disposed of while it was enqueued.
  @safe @exclusivity(unchecked) private(set) final var isRetainedByQueue = false
  private let place: SourceLabel

  final var isDisposed: Bool { work == nil }
  override var name: String { "observe in \(place)" }
  override var label: SourceLabel? { place }

  init(_ label: SourceLabel, _ body: (() -> Void)?) {
    place = label
    work = body.map { .retaining(Work($0)) }
    super.init()
    followsModels = ModelTracking.knows(label)
    EngineCopy.reportOthers()
  }

  isolated deinit { work?.release() }

  final func start() {
    let outer = RunChain.length
    RunChain.length = outer &+ 1
    Graph.open()
    Graph.borrows &+= 1
    runBody()
    Graph.borrows &-= 1
    RunChain.length = outer
    Graph.close()
  }

  final func dispose() {
    guard let work else { return }
    self.work = nil
    if isRunning {
      DeferredRelease.enqueue(self)
      DeferredRelease.enqueue(work.takeRetained())
    } else {
      // An outer run may have recorded this observer.
      if Graph.isBusy { DeferredRelease.enqueue(self) }
      work.release()
    }
    beRetainedByQueue()
    dropDependencies()
  }

  /// Retains the observer until the queue has reached it, if it is enqueued.
  final func beRetainedByQueue() {
    guard isQueued, !isRetainedByQueue else { return }
    isRetainedByQueue = true
    _ = Borrowed.retaining(self)
  }

  /// Ends the observer that is running.
  static func disposeRunning() {
    Graph.reader?.borrow { ($0 as? Effect)?.dispose() }
  }

  /// Runs if the value of a dependency has changed.
  final func runIfDue() {
    guard work != nil, dirtyState != .clean else { return runWithoutBody() }
    runInChain()
  }

  /// Runs if a dependency that has changed has another value.
  @inline(__always)
  final func runInChain() {
    Graph.borrows &+= 1
    // A computed property that writes while it is validated continues the chain too.
    RunChain.length = chain
    if dirtyState == .dirty { rerun() } else { Graph.validate(self) }
    RunChain.length = 0
    Graph.borrows &-= 1
  }

  /// Runs an observer without a body if it is due; one that was disposed of does nothing.
  func runWithoutBody() {}

  /// Acts in place of a body.
  func react() {}

  override final func rerun() {
    if Trace.isOn { reportCauses() }
    if chain > 1 { rerunInChain() } else { runBody() }
  }

  /// Runs because a run has made a change, unless too many runs have followed each other.
  ///
  /// If the observer has made the change itself, another change in place is compared: where it
  /// leaves the value equal, the observer need not run again.
  @inline(never)
  private func rerunInChain() {
    if RunChain.isTooLong(at: self) {
      dirtyState = .clean
    } else if isOwnCause {
      isOwnCause = false
      ChangesInPlace.compare(during: runBody)
    } else {
      runBody()
    }
  }

  /// Reports the properties that have changed since the last run.
  @inline(never)
  private func reportCauses() {
    let causes = ChangeHistory.causes(of: self)
    if !causes.isEmpty { Trace.report(.observerRuns(name, because: causes)) }
  }

  private func runBody() {
    guard let work else { return react() }
    begin()
    followingModels(work)
    if Effect.hasReaction { endAndReact() } else { end() }
    if isDisposed { dropDependencies() }
  }

  /// Calls `reaction` after the present run, whose body does nothing else after this call.
  static func afterRun(_ reaction: @escaping () -> Void) {
    self.reaction = reaction
    hasReaction = true
  }

  @inline(never)
  private func endAndReact() {
    let reaction = Effect.reaction
    Effect.reaction = nil
    Effect.hasReaction = false
    end()
    if let reaction, !isDisposed { Graph.outside(reaction) }
  }
}
