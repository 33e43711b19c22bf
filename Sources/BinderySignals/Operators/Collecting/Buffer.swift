import Bindery

/// Gathers values until there are many, or until the first of them is old.
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
  /// Gathers values until there are `count`, or `time` has passed since the first of them.
  ///
  /// ```text
  /// self                       ─1─2─3────────4────────|
  /// buffer(time: 5, count: 3)  ─────[1,2,3]───────[4]─|
  /// ```
  ///
  /// Unlike ``collect(every:on:skipEmpty:discardWhenCompleted:)`` it runs no timer while there is nothing
  /// to send, and no array is empty. The idea is RxSwift’s.
  ///
  /// - Parameters:
  ///   - time: How long the first value of an array waits at most.
  ///   - count: How many values an array has at most; at least 1.
  ///   - scheduler: What counts the time.
  /// - Returns: The arrays.
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | is kept; the last of an array sends it |
  /// | failure | is passed on; what is kept is dropped |
  /// | completion | sends what is kept, then completes |
  /// | interruption | is passed on; what is kept is dropped |
  /// | disposal | lets this signal go, and the timer |
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
  /// Gathers values until there are `count`, or `time` has passed; see `Signal.buffer`.
  public func buffer(
    time: Duration,
    count: Int,
    on scheduler: any Scheduler
  ) -> SignalProducer<[Value], Failure> {
    let limit = Limit(time, count, scheduler)
    return combining { Buffer(limit, during: $0.work) }
  }
}
