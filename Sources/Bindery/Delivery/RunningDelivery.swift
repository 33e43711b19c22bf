/// A delivery of a property's write that is under way, in the stack frame of the write.
///
/// The deliveries that contain each other form a list. It tells which value returns to the property
/// whose write has caused it.
@usableFromInline
struct RunningDelivery {
  @usableFromInline let property: Borrowed<GraphNode>
  @usableFromInline let outer: UnsafePointer<RunningDelivery>?

  @inlinable @inline(__always)
  init(of property: GraphNode, inside outer: UnsafePointer<RunningDelivery>?) {
    self.property = Borrowed(property)
    self.outer = outer
  }

  /// Calls `deliver` while a delivery of `property` is the innermost one.
  @inlinable @inline(__always)
  static func during(_ property: GraphNode, _ deliver: () -> Void) {
    let outer = Graph.delivery
    var delivery = RunningDelivery(of: property, inside: outer)
    withAddress(of: &delivery) {
      Graph.delivery = $0
      deliver()
    }
    Graph.delivery = outer
  }
}
