extension Signal {
  /// Makes what can be started of each value, and passes on what is sent; see ``flatMap(_:_:)``.
  public func flatMap<Inner: SignalProducerConvertible>(
    _ strategy: FlattenStrategy,
    _ transform: @escaping (Value) -> Inner
  ) -> Signal<Inner.Value, Failure> where Inner.Failure == Failure {
    flatMapped(strategy, promoting: sameFailure) { transform($0).producer }
  }

  /// Makes a producer without failures of each value; see ``flatMap(_:_:)``.
  @_disfavoredOverload
  public func flatMap<New>(
    _ strategy: FlattenStrategy,
    _ transform: @escaping (Value) -> SignalProducer<New, Never>
  ) -> Signal<New, Failure> {
    flatMapped(strategy, promoting: sameFailure) { transform($0).promoted() }
  }

  /// Makes what can be started and not fail of each value; see ``flatMap(_:_:)``.
  @_disfavoredOverload
  public func flatMap<Inner: SignalProducerConvertible>(
    _ strategy: FlattenStrategy,
    _ transform: @escaping (Value) -> Inner
  ) -> Signal<Inner.Value, Failure> where Inner.Failure == Never {
    flatMapped(strategy, promoting: sameFailure) { transform($0).producer.promoted() }
  }
}

extension Signal where Failure == Never {
  /// Makes a producer that may fail of each value; see ``flatMap(_:_:)``.
  public func flatMap<New, NewFailure>(
    _ strategy: FlattenStrategy,
    _ transform: @escaping (Value) -> SignalProducer<New, NewFailure>
  ) -> Signal<New, NewFailure> {
    flatMapped(strategy, promoting: noFailure, transform)
  }

  /// Makes what can be started and may fail of each value; see ``flatMap(_:_:)``.
  public func flatMap<Inner: SignalProducerConvertible>(
    _ strategy: FlattenStrategy,
    _ transform: @escaping (Value) -> Inner
  ) -> Signal<Inner.Value, Inner.Failure> {
    flatMapped(strategy, promoting: noFailure) { transform($0).producer }
  }

  /// Makes a producer of each value where nothing can fail; see ``flatMap(_:_:)``.
  public func flatMap<New>(
    _ strategy: FlattenStrategy,
    _ transform: @escaping (Value) -> SignalProducer<New, Never>
  ) -> Signal<New, Never> {
    flatMapped(strategy, promoting: sameFailure, transform)
  }

  /// Makes what can be started of each value where nothing can fail; see ``flatMap(_:_:)``.
  public func flatMap<Inner: SignalProducerConvertible>(
    _ strategy: FlattenStrategy,
    _ transform: @escaping (Value) -> Inner
  ) -> Signal<Inner.Value, Never> where Inner.Failure == Never {
    flatMapped(strategy, promoting: sameFailure) { transform($0).producer }
  }
}
