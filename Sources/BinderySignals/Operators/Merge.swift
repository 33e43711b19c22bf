extension Signal {
  /// Passes on the values of all `signals` as they come.
  ///
  /// Completes when all have; fails or is interrupted with the first that is.
  public static func merge(_ signals: [Signal]) -> Signal {
    Signal { output, lifetime in
      var running = signals.count
      if running == 0 { output.sendCompleted() }
      for signal in signals {
        lifetime += signal.observe { event in
          if case .completed = event {
            running -= 1
            if running > 0 { return }
          }
          output.send(event)
        }
      }
    }
  }

  /// Passes on the values of this signal and of `other` as they come.
  public func merge(with other: Signal) -> Signal { .merge([self, other]) }
}

extension SignalProducer {
  /// Starts all `producers` and passes on their values as they come.
  public static func merge(_ producers: [SignalProducer]) -> SignalProducer {
    SignalProducer<SignalProducer, Failure>(values: producers).flatMap(.merge) { $0 }
  }

  /// Starts `other` too and passes on the values of both as they come.
  public func merge(with other: SignalProducer) -> SignalProducer { .merge([self, other]) }
}
