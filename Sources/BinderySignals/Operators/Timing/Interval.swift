import Bindery

/// A timer with ticks at multiples of an interval after the start.
///
/// Missed ticks are skipped.
@MainActor
private final class Ticker {
  private let scheduler: any Scheduler
  private let interval: Duration
  private let leeway: Duration
  private let timer = SerialDisposable()
  private let tick: () -> Bool
  private var due: Duration

  /// Makes a ticker that calls `tick` until that returns false.
  init(
    _ interval: Duration,
    leeway: Duration = .zero,
    _ scheduler: any Scheduler,
    in run: ProducerRun,
    tick: @escaping () -> Bool
  ) {
    precondition(interval > .zero, "timer and interval need an interval above zero")
    self.scheduler = scheduler
    self.interval = interval
    self.leeway = leeway
    self.tick = tick
    due = scheduler.now
    run.work += timer
  }

  deinit {}

  func start() {
    due += interval
    if due < scheduler.now {
      let missed = ((scheduler.now - due) / interval).rounded(.up)
      due += interval * missed
    }
    timer.inner = scheduler.schedule(after: due - scheduler.now, leeway: leeway) { [self] in
      if tick(), !timer.isDisposed { start() }
    }
  }
}

extension SignalProducer where Value == Duration, Failure == Never {
  /// Sends the time of `scheduler` at every `interval`, without end.
  ///
  /// ```text
  /// timer(interval: 2)  ──2─4─6─8─
  /// ```
  ///
  /// Each run has its own timer, which ends with it. A tick that is missed because the main actor
  /// was busy is skipped; later ticks are on time.
  ///
  /// - Parameters:
  ///   - interval: The time between ticks, above zero.
  ///   - scheduler: The clock.
  ///   - leeway: The largest delay of a tick that is acceptable to save energy.
  /// - Returns: A producer of the times of the ticks.
  public static func timer(
    interval: Duration,
    on scheduler: any Scheduler,
    leeway: Duration = .zero
  ) -> SignalProducer {
    SignalProducer(joining: { output, run in
      Ticker(interval, leeway: leeway, scheduler, in: run) {
        output.send(value: scheduler.now)
        return true
      }.start()
    })
  }
}

extension SignalProducer where Value == Int, Failure == Never {
  /// Sends 0, 1, 2 and so on at every `interval`, without end.
  ///
  /// See `timer`, which sends the times.
  public static func interval(_ interval: Duration, on scheduler: any Scheduler) -> SignalProducer {
    .interval(0..., interval: interval, on: scheduler)
  }
}

extension SignalProducer where Failure == Never {
  /// Sends the elements of `sequence` one by one at every `interval`, then completes.
  ///
  /// ```text
  /// interval("ab", interval: 2)  ──a─b─|
  /// ```
  ///
  /// The completion is sent one interval after the last element. See `timer`.
  public static func interval<Elements: Sequence>(
    _ sequence: Elements,
    interval: Duration,
    on scheduler: any Scheduler
  ) -> SignalProducer where Elements.Element == Value {
    SignalProducer(joining: { output, run in
      var rest = sequence.makeIterator()
      Ticker(interval, scheduler, in: run) {
        guard let value = rest.next() else {
          output.terminate(.completed)
          return false
        }
        output.send(value: value)
        return true
      }.start()
    })
  }
}
