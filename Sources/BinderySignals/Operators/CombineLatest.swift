extension Signal {
  /// Sends the latest of both whenever either sends, once each has sent something.
  ///
  /// ```text
  /// self                 ─1─────2─|
  /// other                ───a─b───|
  /// combineLatest        ───1a─1b─2b─|
  /// ```
  ///
  /// Completes when both have; fails or is interrupted with the first that is.
  public func combineLatest<Other>(
    with other: Signal<Other, Failure>
  ) -> Signal<(Value, Other), Failure> {
    Signal<(Value, Other), Failure> { output, lifetime in
      var left: Value?
      var right: Other?
      var running = 2
      let sendLatest = {
        if let left, let right { output.send(value: (left, right)) }
      }
      let complete = {
        running -= 1
        if running == 0 { output.sendCompleted() }
      }
      lifetime += observe { event in
        switch event {
        case .value(let value):
          left = value
          sendLatest()
        case .failed(let error): output.send(error: error)
        case .completed: complete()
        case .interrupted: output.sendInterrupted()
        }
      }
      lifetime += other.observe { event in
        switch event {
        case .value(let value):
          right = value
          sendLatest()
        case .failed(let error): output.send(error: error)
        case .completed: complete()
        case .interrupted: output.sendInterrupted()
        }
      }
    }
  }

  /// Sends the latest of both whenever either sends; see ``combineLatest(with:)``.
  public static func combineLatest<Other>(
    _ first: Signal,
    _ second: Signal<Other, Failure>
  ) -> Signal<(Value, Other), Failure> {
    first.combineLatest(with: second)
  }
}

extension SignalProducer {
  /// Starts both and sends the latest of both whenever either sends; see `Signal.combineLatest`.
  public func combineLatest<Other>(
    with other: SignalProducer<Other, Failure>
  ) -> SignalProducer<(Value, Other), Failure> {
    SignalProducer<(Value, Other), Failure> { observer, lifetime in
      startWithSignal { left, leftRun in
        other.startWithSignal { right, rightRun in
          lifetime += leftRun
          lifetime += rightRun
          lifetime += left.combineLatest(with: right).observe(observer)
        }
      }
    }
  }

  /// Starts both and sends the latest of both whenever either sends; see `Signal.combineLatest`.
  public static func combineLatest<Other>(
    _ first: SignalProducer,
    _ second: SignalProducer<Other, Failure>
  ) -> SignalProducer<(Value, Other), Failure> {
    first.combineLatest(with: second)
  }
}
