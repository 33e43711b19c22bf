@_spi(Engine) import Bindery

/// The operator of one start of a ``ConcatCore``, which runs several producers one after the other
/// in the same run.
@MainActor
final class ConcatOperator<Value, Failure: Error>: Operator<Value, Failure, Value, Failure>,
  Trampolined
{
  private let run: ProducerRun
  private let passesInterruption: Bool
  /// The producers that have not been started, last one first.
  private var following: [ProducerCore<Value, Failure>]
  private var hasEnded = false

  /// - Parameters:
  ///   - following: The producers after the first, last one first.
  ///   - run: The run of the whole.
  ///   - passesInterruption: Whether an interruption of one producer interrupts the whole.
  ///     Otherwise it counts as its completion.
  init(_ following: [ProducerCore<Value, Failure>], in run: ProducerRun, passesInterruption: Bool) {
    self.following = following
    self.run = run
    self.passesInterruption = passesInterruption
    super.init { downcast($0, to: ConcatOperator.self).pass($1) }
  }

  deinit {}

  /// Starts a producer that is not the last.
  ///
  /// One observer serves all of them, because each has ended before the next begins.
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
