/// The properties whose writes are being delivered, in the order in which the deliveries began.
///
/// They tell which value returns to the property whose write has caused it. The list is a buffer
/// and not an array, which would be checked for uniqueness at each write. It retains no property,
/// so one that is released during its own delivery removes itself.
///
/// No access to its state lasts while foreign code runs, so accesses are not checked.
@usableFromInline
enum RunningDeliveries {
  @usableFromInline @exclusivity(unchecked) static var count = 0
  @usableFromInline @exclusivity(unchecked) static var capacity = 0
  @usableFromInline @exclusivity(unchecked) static var properties:
    UnsafeMutablePointer<BackReference<AnyObject>?>?

  /// Records that a delivery of `property` begins.
  ///
  /// Deliveries nest, so each ``end()`` ends the one that began last.
  @inlinable @inline(__always)
  static func begin(_ property: AnyObject) {
    if count == capacity { grow() }
    properties?.advanced(by: count).initialize(to: BackReference(property))
    count &+= 1
  }

  /// Records that the delivery that began last has ended.
  @inlinable @inline(__always)
  static func end() {
    count &-= 1
    properties?.advanced(by: count).deinitialize(count: 1)
  }

  /// The properties, the one whose delivery began last first.
  static var innermostFirst: [AnyObject] {
    guard let properties else { return [] }
    return (0..<count).reversed().compactMap { properties[$0]?.object }
  }

  /// Removes a property; called by its `deinit`.
  static func forget(_ property: AnyObject) {
    guard let properties else { return }
    let own = BackReference(property).pointer.toOpaque()
    for index in 0..<count where properties[index]?.pointer.toOpaque() == own {
      properties[index] = nil
    }
  }

  @usableFromInline @inline(never)
  static func grow() {
    let larger = UnsafeMutablePointer<BackReference<AnyObject>?>.allocate(
      capacity: max(64, 2 * capacity)
    )
    if let properties {
      larger.moveInitialize(from: properties, count: count)
      properties.deallocate()
    }
    properties = larger
    capacity = max(64, 2 * capacity)
  }
}
