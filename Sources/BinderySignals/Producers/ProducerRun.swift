public import Bindery

/// One run of a producer: what it holds, and how to interrupt it.
@MainActor
@usableFromInline
final class ProducerRun: Feed, Disposable {
  @usableFromInline @exclusivity(unchecked) private(set) var isDisposed = false
  @exclusivity(unchecked) private var isInterrupted = false
  /// Whether an operator will tell the tail of the interruption, on a scheduler.
  @exclusivity(unchecked) var isInterruptionScheduled = false
  /// What is nearest to the work, and is told of an interruption so that all behind it hear of it.
  @exclusivity(unchecked) var head: Feed?
  /// The run of the upstream of the operator at the head, where that operator may end early.
  @exclusivity(unchecked) var inner: ProducerRun?
  /// Whether the operator that the run feeds has ended, and does not pass an interruption on.
  @exclusivity(unchecked) var hasOutputEnded = false
  /// Whether the work has ended by itself, so that there is nothing to interrupt.
  @exclusivity(unchecked) var hasEndedByItself = false
  /// What is told in any case.
  @exclusivity(unchecked) var tail: Feed?
  /// The signal or property that the run observes, where it is a single one.
  @exclusivity(unchecked) var source: (any Disposable)?
  /// The work that feeds the run, which ends after everything that belongs to the run itself.
  @exclusivity(unchecked) var upstream: (any Disposable)?
  /// The input that a generator has been handed.
  ///
  /// The run keeps it, so that a generator may ignore it; once nobody has a token of the run any
  /// more, only those who send on it do.
  @exclusivity(unchecked) var input: AnyObject?
  /// What has to live as long as the run.
  @exclusivity(unchecked) var owned: AnyObject?
  @exclusivity(unchecked) private var ownWork: Lifetime?

  override init() { super.init() }

  deinit {}

  /// Whether the run has ended, or is being interrupted.
  var isOver: Bool { isDisposed || isInterrupted }

  /// Ends with the run.
  var work: Lifetime {
    if let ownWork { return ownWork }
    let made = Lifetime()
    ownWork = made
    if isDisposed { made.dispose() }
    return made
  }

  /// Interrupts the run.
  @usableFromInline
  func dispose() {
    guard !isOver else { return }
    isInterrupted = true
    if let inner, inner.passesInterruption {
      interruptInnermost(from: inner)
    } else {
      head?.interrupt()
    }
    if isInterruptionScheduled { tail?.pause() } else { tail?.interrupt() }
    end()
  }

  private var passesInterruption: Bool { !isOver && !hasOutputEnded }

  /// Interrupts at the upstream end of a row of runs, from where all operators hear of it.
  ///
  /// A loop and not a recursion, so that a long row needs half the stack.
  private func interruptInnermost(from first: ProducerRun) {
    var runs: ContiguousArray<ProducerRun> = [first]
    first.isInterrupted = true
    var innermost = first
    while let next = innermost.inner, next.passesInterruption {
      next.isInterrupted = true
      runs.append(next)
      innermost = next
    }
    innermost.head?.interrupt()
    while let run = runs.popLast() { run.end() }
  }

  public override func interrupt() { dispose() }

  /// Ends what the run holds, without telling anybody.
  public override func end() {
    guard !isDisposed else { return }
    isDisposed = true
    if inner?.hasEndedByItself == true { endRow() } else { clear() }
  }

  /// Ends the runs of a row that has ended from its upstream end on, without recursion.
  private func endRow() {
    var runs: ContiguousArray<ProducerRun> = [self]
    var last = self
    while let next = last.inner, next.hasEndedByItself, !next.isDisposed {
      next.isDisposed = true
      runs.append(next)
      last = next
    }
    for run in runs { run.clear() }
  }

  private func clear() {
    head = nil
    inner = nil
    tail = nil
    let source = source
    self.source = nil
    source?.dispose()
    ownWork?.dispose()
    let upstream = upstream
    self.upstream = nil
    upstream?.dispose()
    owned = nil
    input = nil
  }
}
