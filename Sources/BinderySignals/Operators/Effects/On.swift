extension Signal {
  /// Does something on the side as events pass, before they are passed on.
  ///
  /// - Parameters:
  ///   - event: Called with every event.
  ///   - failed: Called with the failure.
  ///   - completed: Called at completion.
  ///   - interrupted: Called at interruption.
  ///   - terminated: Called at any ending.
  ///   - value: Called with each value.
  /// - Returns: The same events, after the side effects.
  public func on(
    event: ((Event) -> Void)? = nil,
    failed: ((Failure) -> Void)? = nil,
    completed: (() -> Void)? = nil,
    interrupted: (() -> Void)? = nil,
    terminated: (() -> Void)? = nil,
    value: ((Value) -> Void)? = nil
  ) -> Signal {
    Signal { output, lifetime in
      lifetime += observe { current in
        event?(current)
        switch current {
        case .value(let received): value?(received)
        case .failed(let error): failed?(error)
        case .completed: completed?()
        case .interrupted: interrupted?()
        }
        if current.isTerminating { terminated?() }
        output.send(current)
      }
    }
  }
}

extension SignalProducer {
  /// Does something on the side as events pass; see `Signal.on`.
  ///
  /// - Parameters:
  ///   - starting: Called at each start, before the work.
  ///   - event: Called with every event.
  ///   - failed: Called with the failure.
  ///   - completed: Called at completion.
  ///   - interrupted: Called at interruption.
  ///   - terminated: Called at any ending.
  ///   - value: Called with each value.
  /// - Returns: The same events, after the side effects.
  public func on(
    starting: (() -> Void)? = nil,
    event: ((Signal<Value, Failure>.Event) -> Void)? = nil,
    failed: ((Failure) -> Void)? = nil,
    completed: (() -> Void)? = nil,
    interrupted: (() -> Void)? = nil,
    terminated: (() -> Void)? = nil,
    value: ((Value) -> Void)? = nil
  ) -> SignalProducer {
    SignalProducer { observer, lifetime in
      starting?()
      lifetime += lift {
        $0.on(
          event: event,
          failed: failed,
          completed: completed,
          interrupted: interrupted,
          terminated: terminated,
          value: value
        )
      }.start(observer)
    }
  }
}
