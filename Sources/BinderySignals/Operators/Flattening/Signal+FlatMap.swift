extension Signal {
  /// Makes a signal, a property or a producer from each value, and forwards its values.
  ///
  /// The strategy decides when one is started, and which ones are interrupted. A failure of this
  /// signal or of an inner one fails the result, which completes when this signal and all inner
  /// ones have.
  public func flatMap<Inner: SignalProducerConvertible>(
    _ strategy: FlattenStrategy,
    _ transform: @escaping (Value) -> Inner
  ) -> Signal<Inner.Value, Failure> where Inner.Failure == Failure {
    flatMapped(strategy, promoting: sameFailure) { transform($0).producer }
  }

  /// Makes a signal, a property or a producer that cannot fail from each value, and forwards its
  /// values.
  ///
  /// The strategy decides when one is started, and which ones are interrupted. Only a failure of
  /// this signal fails the result, which completes when this signal and all inner ones have.
  @_disfavoredOverload
  public func flatMap<Inner: SignalProducerConvertible>(
    _ strategy: FlattenStrategy,
    _ transform: @escaping (Value) -> Inner
  ) -> Signal<Inner.Value, Failure> where Inner.Failure == Never {
    flatMapped(strategy, promoting: sameFailure) { transform($0).producer.promoted() }
  }
}

extension Signal where Failure == Never {
  /// Makes a signal or a producer that may fail from each value, and forwards its values.
  ///
  /// The strategy decides when one is started, and which ones are interrupted. The first failure of
  /// an inner one fails the result, which completes when this signal and all inner ones have.
  @_disfavoredOverload
  public func flatMap<Inner: SignalProducerConvertible>(
    _ strategy: FlattenStrategy,
    _ transform: @escaping (Value) -> Inner
  ) -> Signal<Inner.Value, Inner.Failure> {
    flatMapped(strategy, promoting: noFailure) { transform($0).producer }
  }
}
