/// Sends events to an observer from any isolation, in the order in which they are posted.
///
/// ```swift
/// let (progress, input) = Signal<Double, Never>.pipe()
/// _progress <~ progress
/// await downloader.start(reportingTo: input.poster())  // an actor, which calls `post(0.5)`
/// ```
///
/// All references to a poster share one buffer, which one task on the main actor empties. An event
/// is delivered in a later job of the main actor, never during the call that posts it. Posting
/// never blocks, is allowed on any thread and has no effect after an ending.
///
/// - Order: the events of one thread or actor arrive in the order of its calls, and an ending after
///   all values that were posted before it. Two posters of one observer have separate buffers and
///   no order between them; share one poster where order matters.
/// - Lifetime: a poster counts as a reference to its observer. A signal whose last input is the
///   poster is interrupted once the poster is released and its buffer is empty. When the signal or
///   the run ends in another way, the task ends and releases the observer; the poster has no effect
///   after that.
public nonisolated final class Poster<Value: Sendable, Failure: Error>: Sendable {
  private let values: AsyncStream<Value>.Continuation
  /// The ending, kept apart from the values so that no buffering policy drops it.
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
