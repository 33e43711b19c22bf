extension SignalProducer {
  /// Makes what can be started of each value, and passes on what is sent; see `Signal.flatMap`.
  public func flatMap<Inner: SignalProducerConvertible>(
    _ strategy: FlattenStrategy,
    _ transform: @escaping (Value) -> Inner
  ) -> SignalProducer<Inner.Value, Failure> where Inner.Failure == Failure {
    flatMapped(strategy, promoting: sameFailure) { transform($0).producer }
  }

  /// Makes a producer without failures of each value; see `Signal.flatMap`.
  @_disfavoredOverload
  public func flatMap<New>(
    _ strategy: FlattenStrategy,
    _ transform: @escaping (Value) -> SignalProducer<New, Never>
  ) -> SignalProducer<New, Failure> {
    flatMapped(strategy, promoting: sameFailure) { transform($0).promoted() }
  }

  /// Makes what can be started and not fail of each value; see `Signal.flatMap`.
  @_disfavoredOverload
  public func flatMap<Inner: SignalProducerConvertible>(
    _ strategy: FlattenStrategy,
    _ transform: @escaping (Value) -> Inner
  ) -> SignalProducer<Inner.Value, Failure> where Inner.Failure == Never {
    flatMapped(strategy, promoting: sameFailure) { transform($0).producer.promoted() }
  }
}

extension SignalProducer where Failure == Never {
  /// Makes a producer that may fail of each value; see `Signal.flatMap`.
  public func flatMap<New, NewFailure>(
    _ strategy: FlattenStrategy,
    _ transform: @escaping (Value) -> SignalProducer<New, NewFailure>
  ) -> SignalProducer<New, NewFailure> {
    flatMapped(strategy, promoting: noFailure, transform)
  }

  /// Makes what can be started and may fail of each value; see `Signal.flatMap`.
  public func flatMap<Inner: SignalProducerConvertible>(
    _ strategy: FlattenStrategy,
    _ transform: @escaping (Value) -> Inner
  ) -> SignalProducer<Inner.Value, Inner.Failure> {
    flatMapped(strategy, promoting: noFailure) { transform($0).producer }
  }

  /// Makes a producer of each value where nothing can fail; see `Signal.flatMap`.
  public func flatMap<New>(
    _ strategy: FlattenStrategy,
    _ transform: @escaping (Value) -> SignalProducer<New, Never>
  ) -> SignalProducer<New, Never> {
    flatMapped(strategy, promoting: sameFailure, transform)
  }

  /// Makes what can be started of each value where nothing can fail; see `Signal.flatMap`.
  public func flatMap<Inner: SignalProducerConvertible>(
    _ strategy: FlattenStrategy,
    _ transform: @escaping (Value) -> Inner
  ) -> SignalProducer<Inner.Value, Never> where Inner.Failure == Never {
    flatMapped(strategy, promoting: sameFailure) { transform($0).producer }
  }
}
