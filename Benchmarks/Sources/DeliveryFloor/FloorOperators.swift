/// Operators that are closures around the downstream closure.
public enum Floor {
  /// Transforms each value.
  @inlinable
  public static func map<Value, New>(
    _ transform: @escaping (Value) -> New,
    to downstream: @escaping (New) -> Void
  ) -> (Value) -> Void {
    { downstream(transform($0)) }
  }

  /// Passes on the values for which `isIncluded` returns `true`.
  @inlinable
  public static func filter<Value>(
    _ isIncluded: @escaping (Value) -> Bool,
    to downstream: @escaping (Value) -> Void
  ) -> (Value) -> Void {
    { if isIncluded($0) { downstream($0) } }
  }

  /// Drops a value that equals the one before it.
  @inlinable
  public static func skipRepeats<Value: Equatable>(
    to downstream: @escaping (Value) -> Void
  ) -> (Value) -> Void {
    var last: Value?
    return { value in
      guard last != value else { return }
      last = value
      downstream(value)
    }
  }
}
