/// Releases nodes when nothing runs any more, and one after the other.
///
/// - A run may end the last observer of the very node that runs. What goes during a run is released
///   after it, so that the engine need not retain what it works with.
/// - Releasing a node releases what it reads, which may be the last owner of the next node, and so
///   on: 100,000 nested deinitialisers would overflow the stack. Here each waits for the one before.
@MainActor
package enum DeferredRelease {
  @exclusivity(unchecked) private static var nodes: ContiguousArray<Unmanaged<GraphNode>> = []
  @exclusivity(unchecked) private static var objects: ContiguousArray<AnyObject> = []
  @exclusivity(unchecked) private static var isDraining = false
  /// Whether something waits to be released.
  @exclusivity(unchecked) private(set) static var hasPending = false

  /// Unlinks `link` and all that follow it in its reader's list, and releases what was read.
  static func unlink(_ link: LinkPointer) {
    var current: LinkPointer? = link
    while let link = current {
      current = link.pointee.nextDependency
      let dependency = link.pointee.dependency
      dependency.borrow { $0.removeReader(link) }
      link.deinitialize(count: 1)
      link.deallocate()
      nodes.append(dependency)
    }
    hasPending = true
    drain()
  }

  /// Takes what may own a long chain out of its place, to be released without depth.
  ///
  /// Whoever does must ``drain()`` afterwards, when no variable of its own holds the owner any more.
  package static func enqueue<Owner: AnyObject>(from place: inout Owner?) {
    if let owner = place { enqueue(owner) }
    place = nil
  }

  /// Keeps what may own a long chain until somebody digs.
  package static func enqueue(_ owner: AnyObject) {
    objects.append(owner)
    hasPending = true
  }

  /// Releases what was buried, and what is buried meanwhile; not while something runs.
  package static func drain() {
    guard hasPending, !isDraining, !Graph.isBusy else { return }
    isDraining = true
    while true {
      if let node = nodes.popLast() {
        node.release()
      } else if objects.popLast() == nil {
        break
      }
    }
    hasPending = false
    isDraining = false
  }
}
