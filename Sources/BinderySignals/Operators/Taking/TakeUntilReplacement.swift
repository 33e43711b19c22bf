import Bindery

/// Passes values on until a replacement sends something, and then that for good.
@MainActor
final class TakeUntilReplacement<Value, Failure: Error>:
  EndingValueOperator<Value, Value, Failure>
{
  private let replacement: SignalProducer<Value, Failure>
  private let work: Lifetime
  private var replacing: ProducerRun?
  /// Whether only the replacement counts.
  private var isAlone = false

  init(_ replacement: SignalProducer<Value, Failure>, during work: Lifetime) {
    self.replacement = replacement
    self.work = work
    super.init()
  }

  deinit {}

  override func receive(_ value: Value) {
    if !isAlone, !hasEnded { pass(value) }
  }

  override func terminate(_ termination: Termination<Failure>) {
    guard !isAlone else { return }
    if case .completed = termination {
      hasUpstreamEnded = true
      detachUpstream()
    } else {
      super.terminate(termination)
      replacing?.dispose()
    }
  }

  private func detachUpstream() {
    isAlone = true
    end()
  }

  override func listen() {
    super.listen()
    guard !work.hasEnded else { return }
    replacing = replacement.start(
      ReplacementObserver(for: self) { [weak self] in self?.detachUpstream() },
      in: work
    )
  }
}

extension Signal {
  /// Passes values on until `replacement` sends something, and then what that sends.
  ///
  /// ```text
  /// self                   ─1─2─3─4─5─|
  /// replacement            ─────a───b───|
  /// take(untilReplacement:) ─1─2─a───b───|
  /// ```
  ///
  /// Any event of the replacement takes over, an ending too.
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | is passed on until the replacement begins |
  /// | failure | is passed on |
  /// | completion | is not passed on: the replacement is awaited |
  /// | interruption | is passed on |
  /// | disposal | lets this signal and the replacement go |
  public func take(untilReplacement replacement: Signal) -> Signal {
    take(untilReplacement: SignalProducer(replacement))
  }

  /// Starts `replacement`, and switches to it once it sends something.
  public func take(untilReplacement replacement: SignalProducer<Value, Failure>) -> Signal {
    stateful { TakeUntilReplacement(replacement, during: $0) }
  }
}

extension SignalProducer {
  /// Switches to `replacement` once it sends something; see `Signal.take(untilReplacement:)`.
  public func take(untilReplacement replacement: Signal<Value, Failure>) -> SignalProducer {
    take(untilReplacement: SignalProducer(replacement))
  }

  /// Switches to `replacement` once it sends something; see `Signal.take(untilReplacement:)`.
  ///
  /// The replacement is started first; if it sends at once, the work is not started.
  public func take(untilReplacement replacement: SignalProducer) -> SignalProducer {
    combining(ending: { run, _ in TakeUntilReplacement(replacement, during: run.work) })
  }
}
