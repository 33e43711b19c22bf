import Bindery

/// Collects values until their number or the age of the first reaches a limit.
@MainActor
final class Buffer<Value, Failure: Error>: ValueOperator<Value, [Value], Failure> {
  private let limit: Limit
  private let timer = SerialDisposable()
  private var values: [Value] = []

  init(_ limit: Limit, during work: Lifetime) {
    self.limit = limit
    super.init()
    work += timer
  }

  deinit {}

  override func receive(_ value: Value) {
    values.append(value)
    if values.count == limit.count {
      send()
    } else if values.count == 1 {
      timer.inner = limit.scheduler.schedule(after: limit.time) { [self] in send() }
    }
  }

  override func terminate(_ termination: Termination<Failure>) {
    if case .completed = termination, !values.isEmpty { send() }
    values = []
    timer.dispose()
    super.terminate(termination)
  }

  private func send() {
    timer.inner = nil
    let complete = values
    values = []
    if !timer.isDisposed { pass(complete) }
  }
}

extension Signal {
  /// Collects values in arrays, each sent once it has `count` values or `time` has passed since its
  /// first.
  ///
  /// ```text
  /// self                       ─1─2─3────────4────────|
  /// buffer(time: 5, count: 3)  ─────[1,2,3]───────[4]─|
  /// ```
  ///
  /// Unlike ``collect(every:on:skipEmpty:discardWhenCompleted:)`` it runs no timer while the buffer
  /// is empty, and never sends an empty array. The idea is RxSwift’s.
  ///
  /// - Parameters:
  ///   - time: The longest time from the first value of an array until the array is sent.
  ///   - count: The largest number of values of an array, at least 1.
  ///   - scheduler: The clock.
  /// - Returns: The arrays.
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | is buffered; the value that fills the buffer sends it |
  /// | failure | is forwarded; the buffered values are dropped |
  /// | completion | sends the buffered values, if any, then completes |
  /// | interruption | is forwarded; the buffered values are dropped |
  /// | disposal | stops observing this signal and cancels the timer |
  public func buffer(
    time: Duration,
    count: Int,
    on scheduler: any Scheduler
  ) -> Signal<[Value], Failure> {
    let limit = Limit(time, count, scheduler)
    return stateful { Buffer(limit, during: $0) }
  }
}

extension SignalProducer {
  /// Collects values in arrays, each sent once it has `count` values or `time` has passed since its
  /// first.
  ///
  /// Each run begins with an empty buffer; no timer runs while it is empty. A completion sends the
  /// buffered values first; a failure or an interruption drops them. `count` must be at least 1.
  public func buffer(
    time: Duration,
    count: Int,
    on scheduler: any Scheduler
  ) -> SignalProducer<[Value], Failure> {
    let limit = Limit(time, count, scheduler)
    return combining { Buffer(limit, during: $0.work) }
  }
}
