import Bindery

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
      run.work += scheduler.schedule(after: interval, interval: interval, leeway: leeway) {
        output.send(value: scheduler.now)
      }
    })
  }
}

extension SignalProducer where Value == Int, Failure == Never {
  /// Sends 0, 1, 2 and so on at every `interval`, without end.
  ///
  /// The first value is sent one interval after the start. `timer` sends times instead.
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
  /// The completion is sent one interval after the last element.
  public static func interval<Elements: Sequence>(
    _ sequence: Elements,
    interval: Duration,
    on scheduler: any Scheduler
  ) -> SignalProducer where Elements.Element == Value {
    SignalProducer(joining: { output, run in
      var rest = sequence.makeIterator()
      let timer = SerialDisposable()
      run.work += timer
      timer.inner = scheduler.schedule(after: interval, interval: interval) {
        if let value = rest.next() {
          output.send(value: value)
        } else {
          timer.dispose()
          output.terminate(.completed)
        }
      }
    })
  }
}
