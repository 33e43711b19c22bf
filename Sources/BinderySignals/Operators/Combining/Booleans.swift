extension Signal where Value == Bool {
  /// Sends whether the latest values of this signal and of `other` are both true.
  ///
  /// ```text
  /// self   ─t───f─|
  /// other  ───t───|
  /// and    ───t─f─|
  /// ```
  ///
  /// The first value is sent once both have sent one. A failure or an interruption of either is
  /// forwarded; the result completes when both have completed.
  public func and(_ other: Signal) -> Signal { combineLatest(with: other).map { $0 && $1 } }

  /// Sends whether at least one of the latest values of this signal and of `other` is true.
  ///
  /// The first value is sent once both have sent one. A failure or an interruption of either is
  /// forwarded; the result completes when both have completed.
  public func or(_ other: Signal) -> Signal { combineLatest(with: other).map { $0 || $1 } }

  /// Sends whether the latest values of all signals are true, once all have sent one.
  ///
  /// A failure or an interruption of one is forwarded; the result completes when all have
  /// completed. Without signals it completes at once. It sends no value, because a signal has no
  /// observers yet when it is made.
  public static func all(_ booleans: some Sequence<Signal>) -> Signal {
    combineLatest(booleans).map(areAllTrue)
  }

  /// Sends whether at least one of the latest values is true, once all signals have sent one.
  ///
  /// A failure or an interruption of one is forwarded; the result completes when all have
  /// completed. Without signals it completes at once. It sends no value, because a signal has no
  /// observers yet when it is made.
  public static func any(_ booleans: some Sequence<Signal>) -> Signal {
    combineLatest(booleans).map(isAnyTrue)
  }
}

extension SignalProducer where Value == Bool {
  /// Sends whether the latest values of this producer and of `other` are both true.
  ///
  /// This producer is started first. The first value is sent once both have sent one. A failure or
  /// an interruption of either is forwarded; the run completes when both have completed.
  public func and(_ other: some SignalProducerConvertible<Bool, Failure>) -> SignalProducer {
    combineLatest(with: other).map { $0 && $1 }
  }

  /// Sends whether at least one of the latest values of this producer and of `other` is true.
  ///
  /// This producer is started first. The first value is sent once both have sent one. A failure or
  /// an interruption of either is forwarded; the run completes when both have completed.
  public func or(_ other: some SignalProducerConvertible<Bool, Failure>) -> SignalProducer {
    combineLatest(with: other).map { $0 || $1 }
  }

  /// Sends whether the latest values of all producers are true; without producers it sends true.
  public static func all<Source: SignalProducerConvertible>(
    _ booleans: some Sequence<Source>
  ) -> SignalProducer where Source.Value == Bool, Source.Failure == Failure {
    combineLatest(booleans, emptySentinel: []).map(areAllTrue)
  }

  /// Sends whether at least one of the latest values is true; without producers it sends false.
  public static func any<Source: SignalProducerConvertible>(
    _ booleans: some Sequence<Source>
  ) -> SignalProducer where Source.Value == Bool, Source.Failure == Failure {
    combineLatest(booleans, emptySentinel: []).map(isAnyTrue)
  }
}

private func areAllTrue(_ values: [Bool]) -> Bool { !values.contains(false) }

private func isAnyTrue(_ values: [Bool]) -> Bool { values.contains(true) }
