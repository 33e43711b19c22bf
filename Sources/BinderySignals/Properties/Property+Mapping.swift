public import Bindery

extension PropertyProtocol {
  /// Returns a property of the transformed value.
  ///
  /// It is lazy: `transform` is called once now, and then when the property is read or observed
  /// after a change. Other properties that `transform` reads are not observed.
  @inlinable
  public func map<New>(_ transform: @escaping (Value) -> New) -> Property<New> {
    map(transform, comparing: Equality.of(New.self))
  }

  /// Returns a property of the transformed value, of a type that the compiler knows to be
  /// comparable.
  ///
  /// It does the same as the other `map`, and compares two values faster.
  @inlinable
  public func map<New: Equatable>(_ transform: @escaping (Value) -> New) -> Property<New> {
    map(transform, comparing: { $0 == $1 })
  }

  @inlinable
  func map<New>(
    _ transform: @escaping (Value) -> New,
    comparing areEqual: ((New, New) -> Bool)?
  ) -> Property<New> {
    let source = reflection
    return Property<New>(deriving: "map", until: source.node.ending, areEqual: areEqual) {
      let value = source.value
      return untracked { transform(value) }
    }
  }

  /// Returns a property that ignores a value for which `areEqual` returns true with the previous
  /// one.
  ///
  /// It is lazy: it compares the values at the reads, or, while it is observed, at each change.
  @inlinable
  public func skipRepeats(_ areEqual: @escaping (Value, Value) -> Bool) -> Property<Value> {
    let source = reflection
    return Property(deriving: "skipRepeats", until: source.node.ending, areEqual: areEqual) {
      source.value
    }
  }
}

extension PropertyProtocol where Value: Equatable {
  /// Returns a property that ignores a value that equals the previous one.
  @inlinable
  public func skipRepeats() -> Property<Value> { skipRepeats { $0 == $1 } }
}

extension PropertyProtocol where Value == Bool {
  /// Returns a property that is true while the value is false.
  @inlinable
  public func negate() -> Property<Bool> { map { !$0 } }
}
