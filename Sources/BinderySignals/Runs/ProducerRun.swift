@_spi(Engine) public import Bindery

/// One run of a producer: the objects that it retains, and the order in which an interruption ends
/// them.
///
/// No access to its properties lasts while foreign code runs, so accesses are not checked.
@MainActor
@usableFromInline
final class ProducerRun: Feed, Disposable {
  @usableFromInline @safe @exclusivity(unchecked) private(set) var isDisposed = false
  @safe @exclusivity(unchecked) private var isInterrupted = false
  /// Whether an operator has scheduled an interruption of ``tail`` on a scheduler.
  @safe @exclusivity(unchecked) var isInterruptionScheduled = false
  /// The observer nearest to the work.
  ///
  /// An interruption starts here, so that all observers downstream receive it.
  @safe @exclusivity(unchecked) var head: Feed?
  /// The run of the upstream of the operator at the head, if that operator may end early.
  @safe @exclusivity(unchecked) var inner: ProducerRun?
  /// Whether the output of the operator that this run feeds has ended, so that the operator does
  /// not forward an interruption.
  @safe @exclusivity(unchecked) var hasOutputEnded = false
  /// Whether the work has ended by itself, so that there is nothing to interrupt.
  @safe @exclusivity(unchecked) var hasEndedByItself = false
  /// The last observer, which every interruption reaches.
  @safe @exclusivity(unchecked) var tail: Feed?
  /// The link to the signal or property that the run observes, if there is only one.
  @safe @exclusivity(unchecked) var source: (any Disposable)?
  /// The work upstream of the run, which is disposed of after everything that belongs to the run
  /// itself.
  @safe @exclusivity(unchecked) var upstream: (any Disposable)?
  /// The input that the generator has received.
  ///
  /// The run retains it, so that a generator may ignore it. After the run’s token is released, only
  /// the references of the generator retain it.
  @safe @exclusivity(unchecked) var input: AnyObject?
  /// An object that is retained until the run ends.
  @safe @exclusivity(unchecked) var owned: AnyObject?
  @safe @exclusivity(unchecked) private var ownWork: Lifetime?

  override init() { super.init() }

  deinit {}

  /// Whether the run has ended, or is being interrupted.
  var isOver: Bool { isDisposed || isInterrupted }

  /// A lifetime that ends with the run.
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

  /// Interrupts the innermost of a chain of nested runs, so that the operators of all of them
  /// receive the interruption.
  ///
  /// A loop instead of a recursion halves the stack that a long chain needs.
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

  override func interrupt() { dispose() }

  /// Ends the run and releases its members, without notifying observers.
  override func end() {
    guard !isDisposed else { return }
    isDisposed = true
    if inner?.hasEndedByItself == true { endChain() } else { clear() }
  }

  /// Ends a chain of nested runs that have ended by themselves, without recursion.
  private func endChain() {
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
