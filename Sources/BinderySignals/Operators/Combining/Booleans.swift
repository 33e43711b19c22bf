extension Signal where Value == Bool {
  /// Whether the newest values of this signal and of `other` are both true.
  ///
  /// ```text
  /// self   ─t───f─|
  /// other  ───t───|
  /// and    ───t─f─|
  /// ```
  ///
  /// What happens on an event is as with ``combineLatest(with:)``.
  public func and(_ other: Signal) -> Signal { combineLatest(with: other).map { $0 && $1 } }

  /// Whether one of the newest values of this signal and of `other` is true.
  ///
  /// What happens on an event is as with ``combineLatest(with:)``.
  public func or(_ other: Signal) -> Signal { combineLatest(with: other).map { $0 || $1 } }

  /// Whether the newest values of all are true; see ``combineLatest(with:)``.
  ///
  /// Without signals it completes at once, as a signal has nobody to tell yet.
  public static func all(_ booleans: some Sequence<Signal>) -> Signal {
    combineLatest(booleans).map(areAllTrue)
  }

  /// Whether the newest values of all are true; see ``combineLatest(with:)``.
  public static func all(_ booleans: Signal...) -> Signal { all(booleans) }

  /// Whether one of the newest values is true; see ``combineLatest(with:)``.
  ///
  /// Without signals it completes at once, as a signal has nobody to tell yet.
  public static func any(_ booleans: some Sequence<Signal>) -> Signal {
    combineLatest(booleans).map(isAnyTrue)
  }

  /// Whether one of the newest values is true; see ``combineLatest(with:)``.
  public static func any(_ booleans: Signal...) -> Signal { any(booleans) }
}

extension SignalProducer where Value == Bool {
  /// Whether the newest values of this producer and of `other` are both true; see `Signal.and`.
  public func and(_ other: some SignalProducerConvertible<Bool, Failure>) -> SignalProducer {
    and(other.producer)
  }

  /// Whether the newest values of this producer and of `other` are both true; see `Signal.and`.
  public func and(_ other: SignalProducer) -> SignalProducer {
    combineLatest(with: other).map { $0 && $1 }
  }

  /// Whether one of the newest values of this producer and of `other` is true; see `Signal.or`.
  public func or(_ other: some SignalProducerConvertible<Bool, Failure>) -> SignalProducer {
    or(other.producer)
  }

  /// Whether one of the newest values of this producer and of `other` is true; see `Signal.or`.
  public func or(_ other: SignalProducer) -> SignalProducer {
    combineLatest(with: other).map { $0 || $1 }
  }

  /// Whether the newest values of all are true; true where there are none.
  public static func all<Source: SignalProducerConvertible>(
    _ booleans: some Sequence<Source>
  ) -> SignalProducer where Source.Value == Bool, Source.Failure == Failure {
    combineLatest(booleans, emptySentinel: []).map(areAllTrue)
  }

  /// Whether the newest values of all are true; true where there are none.
  public static func all(
    _ booleans: any SignalProducerConvertible<Bool, Failure>...
  ) -> SignalProducer {
    all(booleans.map { $0.producer })
  }

  /// Whether one of the newest values is true; false where there are none.
  public static func any<Source: SignalProducerConvertible>(
    _ booleans: some Sequence<Source>
  ) -> SignalProducer where Source.Value == Bool, Source.Failure == Failure {
    combineLatest(booleans, emptySentinel: []).map(isAnyTrue)
  }

  /// Whether one of the newest values is true; false where there are none.
  public static func any(
    _ booleans: any SignalProducerConvertible<Bool, Failure>...
  ) -> SignalProducer {
    any(booleans.map { $0.producer })
  }
}

private func areAllTrue(_ values: [Bool]) -> Bool { !values.contains(false) }

private func isAnyTrue(_ values: [Bool]) -> Bool { values.contains(true) }
