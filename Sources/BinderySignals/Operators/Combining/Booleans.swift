extension Signal where Value == Bool {
  /// Sends whether the latest values of this signal and of `other` are both true.
  ///
  /// ```text
  /// self   ─t───f─|
  /// other  ───t───|
  /// and    ───t─f─|
  /// ```
  ///
  /// Events other than values are treated as by ``combineLatest(with:)``.
  public func and(_ other: Signal) -> Signal { combineLatest(with: other).map { $0 && $1 } }

  /// Sends whether at least one of the latest values of this signal and of `other` is true.
  ///
  /// Events other than values are treated as by ``combineLatest(with:)``.
  public func or(_ other: Signal) -> Signal { combineLatest(with: other).map { $0 || $1 } }

  /// Sends whether the latest values of all signals are true; see ``combineLatest(with:)``.
  ///
  /// Without signals it completes at once. It sends no value, because a signal has no observers yet
  /// when it is made.
  public static func all(_ booleans: some Sequence<Signal>) -> Signal {
    combineLatest(booleans).map(areAllTrue)
  }

  /// Sends whether the latest values of all signals are true; see ``combineLatest(with:)``.
  public static func all(_ booleans: Signal...) -> Signal { all(booleans) }

  /// Sends whether at least one of the latest values is true; see ``combineLatest(with:)``.
  ///
  /// Without signals it completes at once. It sends no value, because a signal has no observers yet
  /// when it is made.
  public static func any(_ booleans: some Sequence<Signal>) -> Signal {
    combineLatest(booleans).map(isAnyTrue)
  }

  /// Sends whether at least one of the latest values is true; see ``combineLatest(with:)``.
  public static func any(_ booleans: Signal...) -> Signal { any(booleans) }
}

extension SignalProducer where Value == Bool {
  /// Sends whether the latest values of this producer and of `other` are both true; see
  /// `Signal.and`.
  public func and(_ other: some SignalProducerConvertible<Bool, Failure>) -> SignalProducer {
    and(other.producer)
  }

  /// Sends whether the latest values of this producer and of `other` are both true; see
  /// `Signal.and`.
  public func and(_ other: SignalProducer) -> SignalProducer {
    combineLatest(with: other).map { $0 && $1 }
  }

  /// Sends whether at least one of the latest values of this producer and of `other` is true; see
  /// `Signal.or`.
  public func or(_ other: some SignalProducerConvertible<Bool, Failure>) -> SignalProducer {
    or(other.producer)
  }

  /// Sends whether at least one of the latest values of this producer and of `other` is true; see
  /// `Signal.or`.
  public func or(_ other: SignalProducer) -> SignalProducer {
    combineLatest(with: other).map { $0 || $1 }
  }

  /// Sends whether the latest values of all producers are true; without producers it sends true.
  public static func all<Source: SignalProducerConvertible>(
    _ booleans: some Sequence<Source>
  ) -> SignalProducer where Source.Value == Bool, Source.Failure == Failure {
    combineLatest(booleans, emptySentinel: []).map(areAllTrue)
  }

  /// Sends whether the latest values of all producers are true; without producers it sends true.
  public static func all(
    _ booleans: any SignalProducerConvertible<Bool, Failure>...
  ) -> SignalProducer {
    all(booleans.map { $0.producer })
  }

  /// Sends whether at least one of the latest values is true; without producers it sends false.
  public static func any<Source: SignalProducerConvertible>(
    _ booleans: some Sequence<Source>
  ) -> SignalProducer where Source.Value == Bool, Source.Failure == Failure {
    combineLatest(booleans, emptySentinel: []).map(isAnyTrue)
  }

  /// Sends whether at least one of the latest values is true; without producers it sends false.
  public static func any(
    _ booleans: any SignalProducerConvertible<Bool, Failure>...
  ) -> SignalProducer {
    any(booleans.map { $0.producer })
  }
}

private func areAllTrue(_ values: [Bool]) -> Bool { !values.contains(false) }

private func isAnyTrue(_ values: [Bool]) -> Bool { values.contains(true) }
