public import Bindery

extension PropertyProtocol {
  /// Returns a property of the values of both, which changes with either.
  ///
  /// It is lazy, and sends one event per change, even if one write or one `batch` changes both.
  @inlinable
  public func combineLatest<Other: PropertyProtocol>(
    with other: Other
  ) -> Property<(Value, Other.Value)> {
    let (left, right) = (reflection, other.reflection)
    let ended = Lifetime.all([left.node.ending, right.node.ending])
    let areEqual = Equality.of(Value.self, Other.Value.self)
    return Property(deriving: "combineLatest", until: ended, areEqual: areEqual) {
      (left.value, right.value)
    }
  }

  /// Returns a property of the values of all, in order; `nil` if there are none.
  public static func combineLatest<Properties: Sequence>(
    _ properties: Properties
  ) -> Property<[Properties.Element.Value]>? where Properties.Element: PropertyProtocol {
    let sources = properties.map(\.reflection)
    guard !sources.isEmpty else { return nil }
    return Property<[Properties.Element.Value]>(
      deriving: "combineLatest",
      until: .all(sources.map(\.node.ending))
    ) {
      sources.map(\.value)
    }
  }

  /// Returns a property of the values of all, in order; a constant `emptySentinel` if there are
  /// none.
  public static func combineLatest<Properties: Sequence>(
    _ properties: Properties,
    emptySentinel: [Properties.Element.Value]
  ) -> Property<[Properties.Element.Value]> where Properties.Element: PropertyProtocol {
    combineLatest(properties) ?? Property<[Properties.Element.Value]>(value: emptySentinel)
  }
}

extension PropertyProtocol where Value == Bool {
  /// Returns a property that is true while both values are true.
  @inlinable
  public func and<Other: PropertyProtocol>(_ other: Other) -> Property<Bool>
  where Other.Value == Bool {
    combineLatest(with: other).map { $0 && $1 }
  }

  /// Returns a property that is true while at least one of both values is true.
  @inlinable
  public func or<Other: PropertyProtocol>(_ other: Other) -> Property<Bool>
  where Other.Value == Bool {
    combineLatest(with: other).map { $0 || $1 }
  }

  /// Returns a property that is true while all values are true, or if there are none.
  public static func all<Properties: Collection>(_ properties: Properties) -> Property<Bool>
  where Properties.Element: PropertyProtocol, Properties.Element.Value == Bool {
    combineLatest(properties, emptySentinel: []).map { values in values.allSatisfy { $0 } }
  }

  /// Returns a property that is true while any value is true; false if there are none.
  public static func any<Properties: Collection>(_ properties: Properties) -> Property<Bool>
  where Properties.Element: PropertyProtocol, Properties.Element.Value == Bool {
    combineLatest(properties, emptySentinel: []).map { values in values.contains { $0 } }
  }
}

extension Lifetime {
  /// Returns a lifetime that ends when all of `lifetimes` have ended; `nil` if one of them never
  /// ends.
  @usableFromInline static func all(_ lifetimes: [Lifetime?]) -> Lifetime? {
    let all = Lifetime()
    var running = 1
    let end = { [weak all] in
      running -= 1
      if running == 0 { all?.dispose() }
    }
    for lifetime in lifetimes {
      guard let lifetime else { return nil }
      guard !lifetime.hasEnded else { continue }
      running += 1
      all += lifetime.observeEnded(end)
    }
    end()
    return all
  }
}
