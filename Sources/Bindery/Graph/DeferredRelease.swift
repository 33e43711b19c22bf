/// A queue of objects that are released one after the other, when no reader runs.
///
/// - A run may dispose of the last observer of the very node that runs. Objects that lose their
///   last owner during a run are released after it, so that the engine need not retain what it
///   uses.
/// - Releasing a node releases its dependencies, which may release the next node, and so on:
///   100,000 nested deinitialisers would overflow the stack. The queue makes that a loop.
///
/// No access to its state lasts while foreign code runs, so accesses are not checked.
@MainActor
package enum DeferredRelease {
  @safe @exclusivity(unchecked) private static var nodes: ContiguousArray<Borrowed<GraphNode>> = []
  @safe @exclusivity(unchecked) private static var objects: ContiguousArray<AnyObject> = []
  @safe @exclusivity(unchecked) private static var isDraining = false
  /// Whether the queue is not empty.
  @safe @exclusivity(unchecked) private(set) static var hasPending = false

  /// Unlinks `link` and all links after it in its reader's list, and releases their dependencies.
  static func unlink(_ link: LinkPointer) {
    var current: LinkPointer? = link
    while let link = current {
      current = link.pointee.nextDependency
      let dependency = link.pointee.dependency
      dependency.borrow { $0.removeReader(link) }
      link.deallocate()
      nodes.append(dependency)
    }
    hasPending = true
    drain()
  }

  /// Moves an object that may own a long chain from `place` to the queue.
  ///
  /// The caller has to ``drain()`` the queue afterwards, when no variable of its own retains the
  /// object.
  package static func enqueue<Owner: AnyObject>(from place: inout Owner?) {
    if let owner = place { enqueue(owner) }
    place = nil
  }

  /// Retains an object that may own a long chain until the queue is drained.
  package static func enqueue(_ owner: AnyObject) {
    objects.append(owner)
    hasPending = true
  }

  /// Releases the queued objects and those that this adds, unless a reader runs.
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
