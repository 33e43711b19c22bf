/// Drops the first values.
@MainActor
final class SkipFirst<Value, Failure: Error>: ValueOperator<Value, Value, Failure> {
  private var remaining: Int

  init(_ count: Int) {
    remaining = count
    super.init()
  }

  deinit {}

  override func receive(_ value: Value) {
    if remaining > 0 {
      remaining -= 1
    } else {
      pass(value)
    }
  }
}

extension Signal {
  /// Drops the first `count` values.
  ///
  /// ```text
  /// self           ─1─2─3─|
  /// skip(first: 2) ─────3─|
  /// ```
  ///
  /// `count` must not be negative.
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | is dropped up to `count`, then forwarded |
  /// | failure | is forwarded |
  /// | completion | is forwarded |
  /// | interruption | is forwarded |
  /// | disposal | stops observing this signal |
  public func skip(first count: Int) -> Signal {
    precondition(count >= 0, "skip(first:) needs a count of 0 or more")
    return count == 0 ? self : stateful(SkipFirst(count))
  }
}

extension SignalProducer {
  /// Drops the first `count` values of each run; `count` must not be negative.
  ///
  /// Endings are forwarded, also before `count` values have arrived.
  public func skip(first count: Int) -> SignalProducer {
    precondition(count >= 0, "skip(first:) needs a count of 0 or more")
    return count == 0 ? self : applying { _ in SkipFirst(count) }
  }
}
