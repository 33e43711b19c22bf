extension SignalProducer where Value: SignalProducerConvertible, Value.Failure == Failure {
  /// Passes on what the streams that are sent send; see `flatMap`.
  public func flatten(_ strategy: FlattenStrategy) -> SignalProducer<Value.Value, Failure> {
    flatMapped(strategy, promoting: sameFailure) { $0.producer }
  }

  /// Passes on what the newest stream sends, the same as `flatten(.latest)`.
  public func switchToLatest() -> SignalProducer<Value.Value, Failure> { flatten(.latest) }
}

extension SignalProducer where Value: SignalProducerConvertible, Failure == Never {
  /// Passes on what the streams that are sent, which may fail, send; see `flatMap`.
  public func flatten(_ strategy: FlattenStrategy) -> SignalProducer<Value.Value, Value.Failure> {
    flatMapped(strategy, promoting: noFailure) { $0.producer }
  }

  /// Passes on what the newest stream sends, the same as `flatten(.latest)`.
  public func switchToLatest() -> SignalProducer<Value.Value, Value.Failure> { flatten(.latest) }
}

extension SignalProducer
where Value: SignalProducerConvertible, Failure == Never, Value.Failure == Never {
  /// Passes on what the streams that are sent send, where nothing can fail; see `flatMap`.
  public func flatten(_ strategy: FlattenStrategy) -> SignalProducer<Value.Value, Never> {
    flatMapped(strategy, promoting: sameFailure) { $0.producer }
  }

  /// Passes on what the newest stream sends, the same as `flatten(.latest)`.
  public func switchToLatest() -> SignalProducer<Value.Value, Never> { flatten(.latest) }
}

extension SignalProducer where Value: SignalProducerConvertible, Value.Failure == Never {
  /// Passes on what the streams that are sent, which cannot fail, send; see `flatMap`.
  public func flatten(_ strategy: FlattenStrategy) -> SignalProducer<Value.Value, Failure> {
    flatMapped(strategy, promoting: sameFailure) { $0.producer.promoted() }
  }

  /// Passes on what the newest stream sends, the same as `flatten(.latest)`.
  public func switchToLatest() -> SignalProducer<Value.Value, Failure> { flatten(.latest) }
}

extension SignalProducer where Value: Sequence {
  /// Sends the elements of each sequence that is sent, in order.
  ///
  /// ```text
  /// self       ─[1,2]──[3]─|
  /// flatten()  ─12─────3───|
  /// ```
  public func flatten() -> SignalProducer<Value.Element, Failure> {
    flatMapped(.merge, promoting: sameFailure) { SignalProducer<_, _>($0) }
  }
}
