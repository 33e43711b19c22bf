import Bindery

/// Switches to another producer at a completion without values.
@MainActor
final class IfEmpty<Value, Failure: Error>: EndingValueOperator<Value, Value, Failure> {
  private let replacement: SignalProducer<Value, Failure>
  private let work: Lifetime
  private var isEmpty = true
  private var isReplaced = false

  init(_ replacement: SignalProducer<Value, Failure>, during work: Lifetime) {
    self.replacement = replacement
    self.work = work
    super.init()
  }

  deinit {}

  override func receive(_ value: Value) {
    isEmpty = false
    pass(value)
  }

  override func terminate(_ termination: Termination<Failure>) {
    guard !isReplaced else { return }
    guard isEmpty, case .completed = termination else {
      super.terminate(termination)
      return
    }
    isReplaced = true
    hasUpstreamEnded = true
    end()
    replacement.start(ReplacementObserver(for: self), in: work)
  }
}

extension Signal {
  /// Switches to another producer when this signal completes without a value.
  ///
  /// ```text
  /// self                          ─────|
  /// replacement                        ─7─|
  /// ifEmpty(switchTo: replacement) ──────7─|
  /// ```
  ///
  /// The idea is RxSwift’s.
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | is forwarded |
  /// | failure | is forwarded |
  /// | completion | is forwarded if there was a value; otherwise the replacement is started |
  /// | interruption | is forwarded |
  /// | disposal | stops observing this signal and interrupts the replacement |
  public func ifEmpty(switchTo replacement: SignalProducer<Value, Failure>) -> Signal {
    stateful { IfEmpty(replacement, during: $0) }
  }

  /// Sends `value` and completes when this signal completes without a value.
  public func ifEmpty(default value: Value) -> Signal {
    ifEmpty(switchTo: SignalProducer(value: value))
  }
}

extension SignalProducer {
  /// Starts `replacement` when a run completes without a value, and forwards its events.
  ///
  /// Other endings, and the completion after a value, are forwarded. Disposing of the run
  /// interrupts `replacement`.
  public func ifEmpty(switchTo replacement: SignalProducer) -> SignalProducer {
    applying(ending: { run, _ in IfEmpty(replacement, during: run.work) })
  }

  /// Sends `value` and completes when a run completes without a value.
  ///
  /// Failures and interruptions are forwarded without it.
  public func ifEmpty(default value: Value) -> SignalProducer {
    ifEmpty(switchTo: SignalProducer(value: value))
  }
}
