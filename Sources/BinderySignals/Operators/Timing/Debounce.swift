extension Signal {
  /// Sends a value once nothing newer has come for `interval`.
  ///
  /// ```text
  /// self            ─1─2───────3─|
  /// debounce(3)     ──────2──────|
  /// ```
  ///
  /// A value that still waits when the signal ends is dropped, except at completion when
  /// `discardWhenCompleted` is false: then it comes when it is due, and the completion after it.
  public func debounce(
    _ interval: Duration,
    on scheduler: any Scheduler,
    discardWhenCompleted: Bool = true
  ) -> Signal {
    Signal { output, lifetime in
      let timer = SerialDisposable()
      lifetime += timer
      var pending: Value?
      var hasCompleted = false
      let flush = {
        guard let value = pending else { return }
        pending = nil
        output.send(value: value)
        if hasCompleted { output.sendCompleted() }
      }
      lifetime += observe { event in
        switch event {
        case .value(let value):
          pending = value
          timer.inner = scheduler.schedule(after: interval, flush)
        case .completed where !discardWhenCompleted && pending != nil:
          hasCompleted = true
        default:
          timer.dispose()
          output.send(event)
        }
      }
    }
  }
}

extension SignalProducer {
  /// Sends a value once nothing newer has come for `interval`; see `Signal.debounce`.
  public func debounce(
    _ interval: Duration,
    on scheduler: any Scheduler,
    discardWhenCompleted: Bool = true
  ) -> SignalProducer {
    lift { $0.debounce(interval, on: scheduler, discardWhenCompleted: discardWhenCompleted) }
  }
}
