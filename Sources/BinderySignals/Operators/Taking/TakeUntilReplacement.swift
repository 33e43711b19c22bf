@_spi(Engine) import Bindery

/// Forwards values until a replacement sends an event, then the events of the replacement.
@MainActor
final class TakeUntilReplacement<Value, Failure: Error>:
  EndingValueOperator<Value, Value, Failure>
{
  private let replacement: SignalProducer<Value, Failure>
  private let work: Lifetime
  private var replacementRun: ProducerRun?
  /// Whether the replacement has sent an event, or the upstream has completed.
  private var isReplaced = false

  init(_ replacement: SignalProducer<Value, Failure>, during work: Lifetime) {
    self.replacement = replacement
    self.work = work
    super.init()
  }

  deinit {}

  override func receive(_ value: Value) {
    if !isReplaced, !hasEnded { pass(value) }
  }

  override func terminate(_ termination: Termination<Failure>) {
    guard !isReplaced else { return }
    if case .completed = termination {
      hasUpstreamEnded = true
      detachUpstream()
    } else {
      super.terminate(termination)
      replacementRun?.dispose()
    }
  }

  private func detachUpstream() {
    isReplaced = true
    end()
  }

  override func listen() {
    super.listen()
    guard !work.hasEnded else { return }
    replacementRun = replacement.start(
      ReplacementObserver(for: self) { [weak self] in self?.detachUpstream() },
      in: work
    )
  }
}

extension Signal {
  /// Forwards values until `replacement` sends an event, then the events of `replacement`.
  ///
  /// ```text
  /// self                   ─1─2─3─4─5─|
  /// replacement            ─────a───b───|
  /// take(untilReplacement:) ─1─2─a───b───|
  /// ```
  ///
  /// Any event of the replacement switches to it, including an ending.
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | is forwarded until the replacement sends an event |
  /// | failure | is forwarded |
  /// | completion | is not forwarded; the replacement continues |
  /// | interruption | is forwarded |
  /// | disposal | stops observing this signal and the replacement |
  public func take(
    untilReplacement replacement: some SignalProducerConvertible<Value, Failure>
  ) -> Signal {
    let replacement = replacement.producer
    return stateful { TakeUntilReplacement(replacement, during: $0) }
  }
}

extension SignalProducer {
  /// Forwards values until `replacement` sends an event, then the events of `replacement`.
  ///
  /// Each run starts `replacement` first. If it sends synchronously, the work is not started. Any
  /// event of `replacement` interrupts the work. A completion of the work is not forwarded; a
  /// failure or an interruption is.
  public func take(
    untilReplacement replacement: some SignalProducerConvertible<Value, Failure>
  ) -> SignalProducer {
    let replacement = replacement.producer
    return combining(ending: { run, _ in TakeUntilReplacement(replacement, during: run.work) })
  }
}
