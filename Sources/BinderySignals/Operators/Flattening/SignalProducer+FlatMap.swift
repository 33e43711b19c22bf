extension SignalProducer {
  /// Calls `transform` with each value, and forwards the values of the signals, properties or
  /// producers that it returns; see `Signal.flatMap`.
  public func flatMap<Inner: SignalProducerConvertible>(
    _ strategy: FlattenStrategy,
    _ transform: @escaping (Value) -> Inner
  ) -> SignalProducer<Inner.Value, Failure> where Inner.Failure == Failure {
    flatMapped(strategy, promoting: sameFailure) { transform($0).producer }
  }

  /// Makes a producer that cannot fail from each value; see `Signal.flatMap`.
  @_disfavoredOverload
  public func flatMap<New>(
    _ strategy: FlattenStrategy,
    _ transform: @escaping (Value) -> SignalProducer<New, Never>
  ) -> SignalProducer<New, Failure> {
    flatMapped(strategy, promoting: sameFailure) { transform($0).promoted() }
  }

  /// Makes a signal, a property or a producer that cannot fail from each value; see
  /// `Signal.flatMap`.
  @_disfavoredOverload
  public func flatMap<Inner: SignalProducerConvertible>(
    _ strategy: FlattenStrategy,
    _ transform: @escaping (Value) -> Inner
  ) -> SignalProducer<Inner.Value, Failure> where Inner.Failure == Never {
    flatMapped(strategy, promoting: sameFailure) { transform($0).producer.promoted() }
  }
}

extension SignalProducer where Failure == Never {
  /// Makes a producer that may fail from each value; see `Signal.flatMap`.
  @_disfavoredOverload
  public func flatMap<New, NewFailure>(
    _ strategy: FlattenStrategy,
    _ transform: @escaping (Value) -> SignalProducer<New, NewFailure>
  ) -> SignalProducer<New, NewFailure> {
    flatMapped(strategy, promoting: noFailure, transform)
  }

  /// Makes a signal or a producer that may fail from each value; see `Signal.flatMap`.
  @_disfavoredOverload
  public func flatMap<Inner: SignalProducerConvertible>(
    _ strategy: FlattenStrategy,
    _ transform: @escaping (Value) -> Inner
  ) -> SignalProducer<Inner.Value, Inner.Failure> {
    flatMapped(strategy, promoting: noFailure) { transform($0).producer }
  }
}
