public import Bindery

extension PropertyProtocol {
  /// A property of what `transform` makes of the value.
  ///
  /// Lazy: `transform` runs once now, and then when the property is asked for or observed. What it
  /// reads besides is not observed.
  @inlinable
  public func map<New>(_ transform: @escaping (Value) -> New) -> Property<New> {
    let source = reflection
    return Property<New>(deriving: "map", until: source.node.ending) {
      let value = source.value
      return untracked { transform(value) }
    }
  }

  /// A property of `value` that tells of the same changes.
  @inlinable
  public func map<New>(value: New) -> Property<New> { map { _ in value } }

  /// A property of what is found at `keyPath`.
  @inlinable
  public func map<New>(_ keyPath: KeyPath<Value, New>) -> Property<New> {
    map { $0[keyPath: keyPath] }
  }

  /// A property that leaves out a value that `areEqual` says is the same as the one before it.
  ///
  /// Lazy; compared are the values at the times of asking, or every change where it is observed.
  @inlinable
  public func skipRepeats(_ areEqual: @escaping (Value, Value) -> Bool) -> Property<Value> {
    let source = reflection
    return Property(deriving: "skipRepeats", until: source.node.ending, areEqual: areEqual) {
      source.value
    }
  }
}

extension PropertyProtocol where Value: Equatable {
  /// A property that leaves out a value that equals the one before it.
  @inlinable
  public func skipRepeats() -> Property<Value> { skipRepeats { $0 == $1 } }
}

extension PropertyProtocol where Value == Bool {
  /// Whether the value is false.
  @inlinable
  public func negate() -> Property<Bool> { map { !$0 } }
}
