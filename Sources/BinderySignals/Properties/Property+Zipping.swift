public import Bindery

extension PropertyProtocol {
  /// Returns a property of the nth value of this one with the nth value of the other.
  ///
  /// It is eager: every change of both is followed from now on, and queued until its counterpart
  /// arrives. Its signal completes when one of the two has been released and its queued values have
  /// been sent.
  public func zip<Other: PropertyProtocol>(with other: Other) -> Property<(Value, Other.Value)> {
    Property<(Value, Other.Value)>(
      startingWith: producer.zip(with: other.producer),
      areEqual: Equality.of(Value.self, Other.Value.self)
    )
  }

  /// Returns a property of the nth values of all, in order; `nil` if there are none.
  public static func zip<Properties: Sequence>(
    _ properties: Properties
  ) -> Property<[Properties.Element.Value]>? where Properties.Element: PropertyProtocol {
    let producers = properties.map(\.producer)
    guard !producers.isEmpty else { return nil }
    return Property<[Properties.Element.Value]>(startingWith: SignalProducer.zip(producers))
  }

  /// Returns a property of the nth values of all, in order; a constant `emptySentinel` if there are
  /// none.
  public static func zip<Properties: Sequence>(
    _ properties: Properties,
    emptySentinel: [Properties.Element.Value]
  ) -> Property<[Properties.Element.Value]> where Properties.Element: PropertyProtocol {
    zip(properties) ?? Property<[Properties.Element.Value]>(value: emptySentinel)
  }
}
