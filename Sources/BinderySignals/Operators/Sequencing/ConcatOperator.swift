import Bindery

/// Starts one producer after another has completed, in the same run.
@MainActor
final class ConcatOperator<Value, Failure: Error>: Operator<Value, Failure, Value, Failure>,
  Trampolined
{
  private let run: ProducerRun
  private let passesInterruption: Bool
  /// What follows; the next is the last.
  private var following: [ProducerCore<Value, Failure>]
  private var hasEnded = false

  /// - Parameters:
  ///   - following: What follows; the next is the last.
  ///   - run: The run of the whole.
  ///   - passesInterruption: Whether an interruption of one ends the whole; else it counts as a
  ///     completion.
  init(_ following: [ProducerCore<Value, Failure>], in run: ProducerRun, passesInterruption: Bool) {
    self.following = following
    self.run = run
    self.passesInterruption = passesInterruption
    super.init { unsafeDowncast($0, to: ConcatOperator.self).pass($1) }
  }

  deinit {}

  /// Starts one that is not the last; as it has ended before the next begins, one observer will do.
  func start(_ core: ProducerCore<Value, Failure>) {
    SignalProducer(core: core).start(self, in: run.work)
  }

  override func terminate(_ termination: Termination<Failure>) {
    switch termination {
    case .failed: end(termination)
    case .interrupted where run.isOver || passesInterruption: end(termination)
    case .completed, .interrupted: if !hasEnded { Trampoline.startNext(of: self) }
    }
  }

  func startNext() {
    guard !hasEnded, !run.isOver, let next = following.popLast() else { return }
    if following.isEmpty {
      hasEnded = true
      next.start(passesInterruption ? output : TailObserver.wrapping(output, in: run), run)
    } else {
      start(next)
    }
  }

  private func end(_ termination: Termination<Failure>) {
    guard !hasEnded else { return }
    hasEnded = true
    output.terminate(termination)
  }

  override func interrupt() {
    hasEnded = true
    output.terminate(.interrupted)
  }
}
