extension SignalProducer where Value: SignalProducerConvertible, Value.Failure == Failure {
  /// Forwards the values of the inner signals, properties or producers.
  ///
  /// The strategy decides when one is started, and which ones are interrupted. A failure of this
  /// producer or of an inner one fails the run, which completes when this producer and all inner
  /// ones have.
  public func flatten(_ strategy: FlattenStrategy) -> SignalProducer<Value.Value, Failure> {
    flatMapped(strategy, promoting: sameFailure) { $0.producer }
  }
}

extension SignalProducer where Value: SignalProducerConvertible, Failure == Never {
  /// Forwards the values of inner signals or producers that may fail.
  ///
  /// The strategy decides when one is started, and which ones are interrupted. The first failure of
  /// an inner one fails the run, which completes when this producer and all inner ones have.
  @_disfavoredOverload
  public func flatten(_ strategy: FlattenStrategy) -> SignalProducer<Value.Value, Value.Failure> {
    flatMapped(strategy, promoting: noFailure) { $0.producer }
  }
}

extension SignalProducer where Value: SignalProducerConvertible, Value.Failure == Never {
  /// Forwards the values of inner signals, properties or producers that cannot fail.
  ///
  /// The strategy decides when one is started, and which ones are interrupted. Only a failure of
  /// this producer fails the run, which completes when this producer and all inner ones have.
  @_disfavoredOverload
  public func flatten(_ strategy: FlattenStrategy) -> SignalProducer<Value.Value, Failure> {
    flatMapped(strategy, promoting: sameFailure) { $0.producer.promoted() }
  }
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
