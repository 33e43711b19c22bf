/// The properties whose writes are being delivered, in the order in which the deliveries began.
///
/// They tell which value returns to the property whose write has caused it. A property that is
/// released during its own delivery removes itself.
///
/// No access to its state lasts while foreign code runs, so accesses are not checked.
@usableFromInline
enum RunningDeliveries {
  @usableFromInline @safe @exclusivity(unchecked)
  static var properties = ReferenceStack<AnyObject>()

  /// Whether a write is being delivered.
  static var areAny: Bool { properties.count > 0 }

  /// Records that a delivery of `property` begins.
  ///
  /// Deliveries nest, so each ``end()`` ends the one that began last.
  @inlinable @inline(__always)
  static func begin(_ property: AnyObject) { properties.push(property) }

  /// Records that the delivery that began last has ended.
  @inlinable @inline(__always)
  static func end() { properties.pop() }
}
