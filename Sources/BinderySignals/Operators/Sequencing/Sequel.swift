import Bindery

/// Starts one producer after another has completed, in the same run.
@MainActor
final class Sequel<Value, Failure: Error, New, NewFailure: Error>:
  Operator<Value, Failure, New, NewFailure>, Continuing
{
  private let run: Run
  private let promote: (Failure) -> NewFailure
  private let passesInterruption: Bool
  /// What follows; the next is the last.
  private var following: [ProducerCore<New, NewFailure>]
  private var hasEnded = false

  /// - Parameters:
  ///   - following: What follows; the next is the last.
  ///   - run: The run of the whole.
  ///   - passesInterruption: Whether an interruption of one ends the whole; else it counts as a
  ///     completion.
  ///   - promote: Makes the failure of the first one of the whole.
  ///   - body: What to do with a value of the first.
  init(
    _ following: [ProducerCore<New, NewFailure>],
    in run: Run,
    passesInterruption: Bool,
    promoting promote: @escaping (Failure) -> NewFailure,
    body: @escaping Body
  ) {
    self.following = following
    self.run = run
    self.passesInterruption = passesInterruption
    self.promote = promote
    super.init(body: body)
  }

  deinit {}

  override func terminate(_ termination: Termination<Failure>) {
    switch termination {
    case .failed(let error): end(.failed(promote(error)))
    case .interrupted where run.isOver || passesInterruption: end(.interrupted)
    case .completed, .interrupted: if !hasEnded { Descent.goOn(self) }
    }
  }

  func goOn() {
    guard !hasEnded, !run.isOver, let next = following.popLast() else { return }
    if following.isEmpty {
      hasEnded = true
      next.start(passesInterruption ? output : Tail.before(output, in: run), run)
    } else {
      SignalProducer(core: next).start(SequelInner(self), in: run.work)
    }
  }

  func end(_ termination: Termination<NewFailure>) {
    guard !hasEnded else { return }
    hasEnded = true
    output.terminate(termination)
  }

  override func interrupt() {
    hasEnded = true
    output.terminate(.interrupted)
  }

  fileprivate func innerEnded(_ termination: Termination<NewFailure>) {
    switch termination {
    case .failed: end(termination)
    case .interrupted where run.isOver: end(termination)
    case .completed, .interrupted: if !hasEnded { Descent.goOn(self) }
    }
  }
}

/// Hears one that is neither the first nor the last.
@MainActor
private final class SequelInner<Value, Failure: Error, New, NewFailure: Error>:
  Observer<New, NewFailure>
{
  private let sequel: Sequel<Value, Failure, New, NewFailure>

  init(_ sequel: Sequel<Value, Failure, New, NewFailure>) {
    self.sequel = sequel
    super.init { unsafeDowncast($0, to: SequelInner.self).sequel.output.send(value: $1) }
  }

  deinit {}

  override func terminate(_ termination: Termination<NewFailure>) {
    sequel.innerEnded(termination)
  }
}
