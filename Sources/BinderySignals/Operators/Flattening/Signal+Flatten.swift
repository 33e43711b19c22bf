extension Signal where Value: SignalProducerConvertible, Value.Failure == Failure {
  /// Passes on what the streams that are sent send; see `flatMap`.
  public func flatten(_ strategy: FlattenStrategy) -> Signal<Value.Value, Failure> {
    flatMapped(strategy, promoting: sameFailure) { $0.producer }
  }

  /// Passes on what the newest stream sends, the same as `flatten(.latest)`.
  public func switchToLatest() -> Signal<Value.Value, Failure> { flatten(.latest) }
}

extension Signal where Value: SignalProducerConvertible, Failure == Never {
  /// Passes on what the streams that are sent, which may fail, send; see `flatMap`.
  public func flatten(_ strategy: FlattenStrategy) -> Signal<Value.Value, Value.Failure> {
    flatMapped(strategy, promoting: noFailure) { $0.producer }
  }

  /// Passes on what the newest stream sends, the same as `flatten(.latest)`.
  public func switchToLatest() -> Signal<Value.Value, Value.Failure> { flatten(.latest) }
}

extension Signal
where Value: SignalProducerConvertible, Failure == Never, Value.Failure == Never {
  /// Passes on what the streams that are sent send, where nothing can fail; see `flatMap`.
  public func flatten(_ strategy: FlattenStrategy) -> Signal<Value.Value, Never> {
    flatMapped(strategy, promoting: sameFailure) { $0.producer }
  }

  /// Passes on what the newest stream sends, the same as `flatten(.latest)`.
  public func switchToLatest() -> Signal<Value.Value, Never> { flatten(.latest) }
}

extension Signal where Value: SignalProducerConvertible, Value.Failure == Never {
  /// Passes on what the streams that are sent, which cannot fail, send; see `flatMap`.
  public func flatten(_ strategy: FlattenStrategy) -> Signal<Value.Value, Failure> {
    flatMapped(strategy, promoting: sameFailure) { $0.producer.promoted() }
  }

  /// Passes on what the newest stream sends, the same as `flatten(.latest)`.
  public func switchToLatest() -> Signal<Value.Value, Failure> { flatten(.latest) }
}

extension Signal where Value: Sequence {
  /// Sends the elements of each sequence that is sent, in order.
  ///
  /// ```text
  /// self       ─[1,2]──[3]─|
  /// flatten()  ─12─────3───|
  /// ```
  public func flatten() -> Signal<Value.Element, Failure> {
    flatMapped(.merge, promoting: sameFailure) { SignalProducer<_, _>($0) }
  }
}
