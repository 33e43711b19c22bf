extension SignalProducer where Value: SignalProducerConvertible, Value.Failure == Failure {
  /// Forwards the values of the inner signals or producers; see `flatMap`.
  public func flatten(_ strategy: FlattenStrategy) -> SignalProducer<Value.Value, Failure> {
    flatMapped(strategy, promoting: sameFailure) { $0.producer }
  }

  /// Forwards the values of the newest inner signal or producer; the same as `flatten(.latest)`.
  public func switchToLatest() -> SignalProducer<Value.Value, Failure> { flatten(.latest) }
}

extension SignalProducer where Value: SignalProducerConvertible, Failure == Never {
  /// Forwards the values of inner signals or producers that may fail; see `flatMap`.
  @_disfavoredOverload
  public func flatten(_ strategy: FlattenStrategy) -> SignalProducer<Value.Value, Value.Failure> {
    flatMapped(strategy, promoting: noFailure) { $0.producer }
  }

  /// Forwards the values of the newest inner signal or producer; the same as `flatten(.latest)`.
  @_disfavoredOverload
  public func switchToLatest() -> SignalProducer<Value.Value, Value.Failure> { flatten(.latest) }
}

extension SignalProducer where Value: SignalProducerConvertible, Value.Failure == Never {
  /// Forwards the values of inner signals or producers that cannot fail; see `flatMap`.
  @_disfavoredOverload
  public func flatten(_ strategy: FlattenStrategy) -> SignalProducer<Value.Value, Failure> {
    flatMapped(strategy, promoting: sameFailure) { $0.producer.promoted() }
  }

  /// Forwards the values of the newest inner signal or producer; the same as `flatten(.latest)`.
  @_disfavoredOverload
  public func switchToLatest() -> SignalProducer<Value.Value, Failure> { flatten(.latest) }
}

extension SignalProducer where Value: Sequence {
  /// Sends the elements of each sequence, in order.
  ///
  /// ```text
  /// self       ─[1,2]──[3]─|
  /// flatten()  ─12─────3───|
  /// ```
  public func flatten() -> SignalProducer<Value.Element, Failure> {
    flatMapped(.merge, promoting: sameFailure) { SignalProducer<_, _>($0) }
  }
}
