public import Bindery

extension PropertyProtocol {
  /// Returns a property of the value of the inner property that `transform` makes of each value.
  ///
  /// With `.latest` it always has the value of the newest inner property, is lazy and sends one
  /// event per change. With the other strategies it receives the values of the inner properties in
  /// the order of sending, whether or not it is observed.
  ///
  /// Its signal completes when this property and the inner ones have been released.
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
      // The cached value of the outer property may retain the inner one.
      (newest.node as? DerivedNode)?.freeze()
      if let last = untracked({ newest.value.node.ending }) {
        ended += last.observeEnded { [weak ended] in ended?.dispose() }
      }
    }
    return Property<Inner.Value>(deriving: "flatMap", until: ended) { newest.value.value }
  }
}

extension PropertyProtocol where Value: PropertyProtocol {
  /// Returns a property of the value of the inner property that is the value of this one.
  ///
  /// With `.latest` it always has the value of the newest inner property, is lazy and sends one
  /// event per change. With the other strategies it receives the values of all inner properties in
  /// the order of sending, whether or not it is observed.
  public func flatten(_ strategy: FlattenStrategy) -> Property<Value.Value> {
    flatMap(strategy) { $0 }
  }
}
