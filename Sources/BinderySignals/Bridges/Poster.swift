/// Sends events to an observer from any isolation, in the order in which they are posted.
///
/// ```swift
/// let (progress, input) = Signal<Double, Never>.pipe()
/// _progress <~ progress
/// await downloader.start(reportingTo: input.poster())  // an actor, which calls `post(0.5)`
/// ```
///
/// All copies of a reference share one buffer, which one task on the main actor empties: an event is
/// delivered in a later turn of the main actor, never during the call that posts it. Posting waits
/// for nothing, takes place on any thread and, after an ending, has no effect.
///
/// - Order: the events of one thread or actor arrive in the order of its calls, an ending after all
///   values that were posted before it. Two posters of one observer have a buffer each, and no order
///   between them: make one and share it.
/// - Lifetime: a poster counts as a reference to its observer. A signal whose last input was the
///   poster is interrupted once the poster is released and its buffer is empty. When the signal or
///   the run ends in another way, the task ends and releases the observer; the poster has no effect
///   from then on.
public nonisolated final class Poster<Value: Sendable, Failure: Error>: Sendable {
  private let values: AsyncStream<Value>.Continuation
  /// The ending, which takes no place among the buffered values.
  private let endings: AsyncStream<Termination<Failure>>.Continuation

  init(
    _ values: AsyncStream<Value>.Continuation,
    _ endings: AsyncStream<Termination<Failure>>.Continuation
  ) {
    self.values = values
    self.endings = endings
  }

  deinit { finish() }

  /// Posts a value.
  public func post(_ value: Value) { values.yield(value) }

  /// Posts a failure, which ends the signal.
  public func post(error: Failure) { end(.failed(error)) }

  /// Posts the completion.
  public func postCompleted() { end(.completed) }

  /// Posts an interruption.
  public func postInterrupted() { end(.interrupted) }

  private func end(_ termination: Termination<Failure>) {
    endings.yield(termination)
    finish()
  }

  private func finish() {
    endings.finish()
    values.finish()
  }
}
