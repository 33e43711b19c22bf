import Bindery

/// Cuts a stream into streams.
@MainActor
final class Window<Value, Failure: Error>: ValueOperator<Value, Signal<Value, Failure>, Failure> {
  private let limit: Limit
  private let timer = SerialDisposable()
  private var input: Signal<Value, Failure>.Observer?
  private var count = 0

  init(_ limit: Limit, during work: Lifetime) {
    self.limit = limit
    super.init()
    work += timer
  }

  deinit {}

  override func receive(_ value: Value) {
    let input = input ?? open()
    count += 1
    let isLast = count == limit.count
    input.send(value: value)
    if isLast, self.input === input { close() }
  }

  override func terminate(_ termination: Termination<Failure>) {
    timer.dispose()
    let input = input
    self.input = nil
    input?.terminate(termination)
    super.terminate(termination)
  }

  private func open() -> Signal<Value, Failure>.Observer {
    let (window, input) = Signal<Value, Failure>.pipe()
    self.input = input
    count = 0
    timer.inner = limit.scheduler.schedule(after: limit.time) { [self] in close() }
    pass(window)
    return input
  }

  private func close() {
    timer.inner = nil
    let input = input
    self.input = nil
    input?.sendCompleted()
  }
}

extension Signal {
  /// Cuts the values into signals that end after `count` values, or `time` after the first.
  ///
  /// ```text
  /// self                       ─1─2─3──────4────────|
  /// window(time: 5, count: 2)  ─A───B──────C────────|
  /// A                           1─(2|)
  /// B                               3────|
  /// C                                      4────|
  /// ```
  ///
  /// A window is hot: observe it when it comes, or miss its first value. The idea is RxSwift’s.
  ///
  /// - Parameters:
  ///   - time: How long a window stays open at most.
  ///   - count: How many values a window has at most; at least 1.
  ///   - scheduler: What counts the time.
  /// - Returns: The windows.
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | is sent on the window that is open; if none is, a window is sent first |
  /// | failure | fails the open window, then the result |
  /// | completion | completes the open window, then the result |
  /// | interruption | interrupts the open window, then the result |
  /// | disposal | lets this signal go; the open window is interrupted |
  public func window(
    time: Duration,
    count: Int,
    on scheduler: any Scheduler
  ) -> Signal<Signal, Failure> {
    let limit = Limit(time, count, scheduler)
    return stateful { Window(limit, during: $0) }
  }
}

extension SignalProducer {
  /// Cuts the values into signals that end after `count` values or `time`; see `Signal.window`.
  public func window(
    time: Duration,
    count: Int,
    on scheduler: any Scheduler
  ) -> SignalProducer<Signal<Value, Failure>, Failure> {
    let limit = Limit(time, count, scheduler)
    return combining { Window(limit, during: $0.work) }
  }
}
