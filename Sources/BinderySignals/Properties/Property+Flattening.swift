public import Bindery

extension PropertyProtocol {
  /// A property of the value of the property that `transform` makes.
  ///
  /// With `.latest` it always has the value of the newest inner property, lazily and with one event
  /// per change. With the other strategies it is fed with the values of the inner properties as
  /// they come, eagerly.
  ///
  /// Completes when this property and the inner ones have been released.
  public func flatMap<Inner: PropertyProtocol>(
    _ strategy: FlattenStrategy,
    _ transform: @escaping (Value) -> Inner
  ) -> Property<Inner.Value> {
    guard strategy == .latest else {
      return Property<Inner.Value>(
        startingWith: producer.flatMap(strategy) { transform($0).producer }
      )
    }
    let newest = map { transform($0).reflection }
    let ended = Lifetime()
    guard let outerEnded = newest.node.ending else {
      return Property<Inner.Value>(deriving: "flatMap", until: nil) { newest.value.value }
    }
    ended += outerEnded.observeEnded { [weak ended] in
      guard let ended else { return }
      // The last value of the outer property may own the inner one.
      (newest.node as? DerivedNode)?.freeze()
      if let last = untracked({ newest.value.node.ending }) {
        ended += last.observeEnded { [weak ended] in ended?.dispose() }
      }
    }
    return Property<Inner.Value>(deriving: "flatMap", until: ended) { newest.value.value }
  }
}

extension PropertyProtocol where Value: PropertyProtocol {
  /// A property of the value of the property that this one has; see ``flatMap(_:_:)``.
  public func flatten(_ strategy: FlattenStrategy) -> Property<Value.Value> {
    flatMap(strategy) { $0 }
  }
}
