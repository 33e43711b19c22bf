extension Signal {
  /// Sends at most one value in each `interval`: the first at once, then the newest.
  ///
  /// ```text
  /// self            ─1─2─3─────4─|
  /// throttle(4)     ─1────3────4─|
  /// ```
  ///
  /// A value that still waits when the signal ends is dropped.
  public func throttle(_ interval: Duration, on scheduler: any Scheduler) -> Signal {
    Signal { output, lifetime in
      let timer = SerialDisposable()
      lifetime += timer
      var pending: Value?
      var lastSent: Duration?
      let send = { (value: Value) in
        pending = nil
        lastSent = scheduler.now
        output.send(value: value)
      }
      lifetime += observe { event in
        guard case .value(let value) = event else {
          timer.dispose()
          output.send(event)
          return
        }
        let wait = lastSent.map { $0 + interval - scheduler.now } ?? .zero
        guard wait > .zero else {
          send(value)
          return
        }
        let isTimed = pending != nil
        pending = value
        guard !isTimed else { return }
        timer.inner = scheduler.schedule(after: wait) { if let value = pending { send(value) } }
      }
    }
  }
}

extension SignalProducer {
  /// Sends at most one value in each `interval`; see `Signal.throttle`.
  public func throttle(_ interval: Duration, on scheduler: any Scheduler) -> SignalProducer {
    lift { $0.throttle(interval, on: scheduler) }
  }
}
