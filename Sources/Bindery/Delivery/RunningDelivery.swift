/// A delivery of a property's write that is under way, in the stack frame of the write.
///
/// The deliveries that contain each other form a list. It tells which value returns to the property
/// whose write has caused it.
@usableFromInline
struct RunningDelivery {
  /// The innermost delivery that is under way.
  @usableFromInline @exclusivity(unchecked) static var innermost: UnsafePointer<RunningDelivery>?

  @usableFromInline let property: Borrowed<AnyObject>
  @usableFromInline let outer: UnsafePointer<RunningDelivery>?

  @inlinable @inline(__always)
  init(of property: AnyObject, inside outer: UnsafePointer<RunningDelivery>?) {
    self.property = Borrowed(property)
    self.outer = outer
  }

  /// Calls `deliver` while a delivery of `property` is the innermost one.
  @inlinable @inline(__always)
  static func during(_ property: AnyObject, _ deliver: () -> Void) {
    let outer = innermost
    var delivery = RunningDelivery(of: property, inside: outer)
    withAddress(of: &delivery) {
      innermost = $0
      deliver()
    }
    innermost = outer
  }
}
