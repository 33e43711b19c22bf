/// The properties whose values are being changed where they are stored.
///
/// They are stored here and not in a flag of each property, which would cost 16 bytes a property.
///
/// No access to its state lasts while foreign code runs, so accesses are not checked.
@MainActor
@usableFromInline
enum ChangesInPlace {
  /// The number of changes under way; a check of it costs one load.
  @usableFromInline @exclusivity(unchecked) private(set) static var count = 0
  @exclusivity(unchecked) private static var nodes: ContiguousArray<Borrowed<GraphNode>> = []

  /// Records that a change of `node` begins.
  ///
  /// Changes nest, so each ``end()`` ends the one that began last.
  @usableFromInline static func begin(_ node: GraphNode) {
    nodes.append(Borrowed(node))
    count += 1
  }

  /// Records that the change that began last has ended.
  @usableFromInline static func end() {
    nodes.removeLast()
    count -= 1
  }

  /// Whether `node` is being changed.
  @usableFromInline static func include(_ node: GraphNode) -> Bool {
    for changed in nodes where changed.address == Borrowed(node).address {
      return true
    }
    return false
  }
}
