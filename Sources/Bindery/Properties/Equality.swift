/// Finds out whether the values of a type can be compared, once for each type.
///
/// An observer does not run for a value that is equal to the one before. That must not depend on
/// whether the compiler knows the type to be `Equatable` where the property is made, so a type is
/// looked up where it does not.
@MainActor
@usableFromInline
package enum Equality {
  /// The comparisons of the types that were looked up; `nil` for a type that cannot be compared.
  private static var found: [ObjectIdentifier: AnyObject?] = [:]
  /// The type that was looked up last, and its comparison.
  @usableFromInline @safe @exclusivity(unchecked) static var lastType: Any.Type = Never.self
  @usableFromInline @safe @exclusivity(unchecked) static var last: AnyObject?

  /// Returns a closure that compares two values, or `nil` if they cannot be compared.
  ///
  /// - Cost: a comparison for the type that was looked up last, else a look-up in a dictionary.
  @inlinable
  package static func of<Value>(_ type: Value.Type) -> ((Value, Value) -> Bool)? {
    if type != lastType { find(type) }
    guard let last else { return nil }
    return downcast(last, to: Comparison<Value>.self).areEqual
  }

  @usableFromInline
  static func find<Value>(_ type: Value.Type) {
    let id = ObjectIdentifier(type)
    let known = found[id]
    last = known ?? (type as? any Equatable.Type).map { comparison(of: $0) }
    lastType = type
    if known == nil { found[id] = .some(last) }
  }

  private static func comparison<Value: Equatable>(of type: Value.Type) -> AnyObject {
    Comparison<Value> { $0 == $1 }
  }

  /// Returns whether two values are equal, or neither is equal to itself and all their parts are
  /// the same.
  ///
  /// So two NaNs are the same, and a point of a NaN and 1 differs from one of a NaN and 2. The
  /// parts of objects are not compared: an object that is not equal to itself is the same only as
  /// itself.
  package static func areSame<Value>(
    _ left: Value,
    _ right: Value,
    _ areEqual: (Value, Value) -> Bool
  ) -> Bool {
    if areEqual(left, right) { return true }
    if areEqual(left, left) || areEqual(right, right) { return false }
    return haveSameParts(left, right)
  }

  /// Returns the result of ``areSame(_:_:_:)`` for values of unknown types.
  private static func haveSameParts(_ left: Any, _ right: Any) -> Bool {
    let (parts, others) = (Mirror(reflecting: left), Mirror(reflecting: right))
    if parts.displayStyle == .class || others.displayStyle == .class {
      // Objects may refer to each other in a circle.
      return left as AnyObject === right as AnyObject
    }
    guard parts.children.count == others.children.count else { return false }
    return zip(parts.children, others.children).allSatisfy { part, other in
      guard part.label == other.label else { return false }
      guard let value = part.value as? any Equatable else {
        return haveSameParts(part.value, other.value)
      }
      return isSame(value, as: other.value)
    }
  }

  private static func isSame<Value: Equatable>(_ value: Value, as other: Any) -> Bool {
    guard let other = other as? Value else { return false }
    return areSame(value, other) { $0 == $1 }
  }
}

/// The comparison of a type's values, as an object that is stored without its type.
@usableFromInline
final class Comparison<Value> {
  @usableFromInline let areEqual: (Value, Value) -> Bool

  init(_ areEqual: @escaping (Value, Value) -> Bool) { self.areEqual = areEqual }

  deinit {}
}
