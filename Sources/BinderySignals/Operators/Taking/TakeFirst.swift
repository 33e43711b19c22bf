/// Forwards the first values, and completes with the last of them.
@MainActor
final class TakeFirst<Value, Failure: Error>: EndingValueOperator<Value, Value, Failure> {
  private var remaining: Int

  init(_ count: Int) {
    remaining = count
    super.init()
  }

  deinit {}

  override func receive(_ value: Value) {
    guard remaining > 0 else { return }
    remaining -= 1
    if remaining > 0 { pass(value) } else { finish(after: value) }
  }
}

extension Signal {
  /// Forwards the first `count` values, and completes with the last of them.
  ///
  /// ```text
  /// self           ─1─2─3─|
  /// take(first: 2) ─1─(2|)
  /// ```
  ///
  /// `count` must not be negative. With zero the result has ended, and an observer is interrupted
  /// at once.
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | is forwarded; the last one is followed by the completion |
  /// | failure | is forwarded |
  /// | completion | is forwarded |
  /// | interruption | is forwarded |
  /// | disposal | stops observing this signal, as does the completion |
  public func take(first count: Int) -> Signal {
    precondition(count >= 0, "take(first:) needs a count of 0 or more")
    return count == 0 ? .empty : stateful(TakeFirst(count))
  }
}

extension SignalProducer {
  /// Forwards the first `count` values of a run, and completes with the last of them.
  ///
  /// The completion interrupts the work. `count` must not be negative; `take(first: 0)` does not
  /// start the work, and the run is interrupted at once.
  public func take(first count: Int) -> SignalProducer {
    precondition(count >= 0, "take(first:) needs a count of 0 or more")
    guard count > 0 else { return SignalProducer(core: EndingCore(.interrupted)) }
    return applying(ending: { _, _ in TakeFirst(count) })
  }
}
