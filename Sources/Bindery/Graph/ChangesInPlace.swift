/// The properties whose values are being changed where they are stored.
///
/// They are stored here and not in a flag of each property, which would cost 16 bytes a property.
///
/// No access to its state lasts while foreign code runs, so accesses are not checked.
@MainActor
@usableFromInline
enum ChangesInPlace {
  @usableFromInline @safe @exclusivity(unchecked) static var nodes = ReferenceStack<GraphNode>()
  /// Whether an observer runs because of its own change, so that changes are compared.
  @safe @exclusivity(unchecked) private static var areCompared = false
  /// The values before the changes under way, while changes are compared.
  private static var copies: [Any] = []

  /// Whether a change is under way; costs one load.
  @inlinable static var areAny: Bool { nodes.count != 0 }

  /// Records that a change of `node` begins.
  ///
  /// Changes nest, so each ``end()`` ends the one that began last.
  @usableFromInline static func begin(_ node: GraphNode) {
    if RunningDeliveries.areAny { node.noteDelivered() }
    nodes.push(node)
    if areCompared { node.copyValue() }
  }

  /// Records that the change that began last has ended.
  ///
  /// - Returns: Whether the value is compared with its copy, which the caller has to take.
  @usableFromInline static func end() -> Bool {
    nodes.pop()
    return areCompared
  }

  /// Calls `body`, in which a change in place that leaves the value equal is none.
  static func compare(during body: () -> Void) {
    let outer = areCompared
    areCompared = true
    body()
    areCompared = outer
  }

  /// Keeps the value before a change that is compared.
  static func keepCopy(of value: Any) { copies.append(value) }

  /// Returns the value before the change that began last.
  static func takeCopy() -> Any? { copies.popLast() }

  /// Whether `node` is being changed.
  @usableFromInline static func include(_ node: GraphNode) -> Bool { nodes.contains(node) }
}
