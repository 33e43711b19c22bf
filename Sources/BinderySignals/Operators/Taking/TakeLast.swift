/// Sends the last values at completion.
@MainActor
final class TakeLast<Value, Failure: Error>: ValueOperator<Value, Value, Failure> {
  private let count: Int
  /// A ring buffer, whose oldest value is at index `oldest`.
  private var stored: ContiguousArray<Value> = []
  private var oldest = 0

  init(_ count: Int) {
    self.count = count
    super.init()
  }

  deinit {}

  override func receive(_ value: Value) {
    guard count > 0 else { return }
    if stored.count < count {
      stored.append(value)
    } else {
      stored[oldest] = value
      oldest = (oldest + 1) % count
    }
  }

  override func terminate(_ termination: Termination<Failure>) {
    let stored = stored
    self.stored = []
    if case .completed = termination {
      for index in stored.indices { pass(stored[(oldest + index) % stored.count]) }
    }
    super.terminate(termination)
  }
}

extension Signal {
  /// Sends the last `count` values at completion.
  ///
  /// ```text
  /// self          ─1─2─3─|
  /// take(last: 2) ───────(23|)
  /// ```
  ///
  /// `count` must not be negative. The cost of a value is O(1).
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | is stored; of more than `count` values the oldest is dropped |
  /// | failure | is forwarded; the values are dropped |
  /// | completion | sends the stored values, then completes |
  /// | interruption | is forwarded; the values are dropped |
  /// | disposal | stops observing this signal |
  public func take(last count: Int) -> Signal {
    precondition(count >= 0, "take(last:) needs a count of 0 or more")
    return stateful(TakeLast(count))
  }
}

extension SignalProducer {
  /// Sends the last `count` values of a run at its completion, in order.
  ///
  /// `count` must not be negative. A failure or an interruption is forwarded and drops the values.
  public func take(last count: Int) -> SignalProducer {
    precondition(count >= 0, "take(last:) needs a count of 0 or more")
    return applying { _ in TakeLast(count) }
  }
}
