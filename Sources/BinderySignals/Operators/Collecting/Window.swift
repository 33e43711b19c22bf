import Bindery

/// Splits a signal into consecutive signals.
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
  /// Splits the values into consecutive signals, each of which ends after `count` values or `time`
  /// after its first.
  ///
  /// ```text
  /// self                       ─1─2─3──────4────────|
  /// window(time: 5, count: 2)  ─A───B──────C────────|
  /// A                           1─(2|)
  /// B                               3────|
  /// C                                      4────|
  /// ```
  ///
  /// A window is a hot signal: observe it as soon as it is sent, or its first value is lost. The
  /// idea is RxSwift’s.
  ///
  /// - Parameters:
  ///   - time: The longest time that a window stays open.
  ///   - count: The largest number of values of a window, at least 1.
  ///   - scheduler: The clock.
  /// - Returns: The windows.
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | is sent on the open window; if none is open, a new window is sent first |
  /// | failure | fails the open window, then the result |
  /// | completion | completes the open window, then the result |
  /// | interruption | interrupts the open window, then the result |
  /// | disposal | stops observing this signal and interrupts the open window |
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
  /// Splits the values of a run into consecutive signals, each of at most `count` values or `time`.
  ///
  /// The time is counted from the first value of a window. A window is a hot signal: observe it as
  /// soon as it is sent, or its first value is lost. An ending ends the open window, then the run.
  /// `count` must be at least 1.
  public func window(
    time: Duration,
    count: Int,
    on scheduler: any Scheduler
  ) -> SignalProducer<Signal<Value, Failure>, Failure> {
    let limit = Limit(time, count, scheduler)
    return combining { Window(limit, during: $0.work) }
  }
}
