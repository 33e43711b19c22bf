/// The engine behind properties: a change marks what may be affected, a read brings it up to date.
///
/// Marking (``changed(_:)``) and checking (``freshen(_:)``) are loops with a stack of their own, so
/// the length of a chain is limited by memory and not by the thread's stack.
@MainActor
enum Graph {
  /// The node whose dependencies are being noted.
  static var reader: GraphNode?
  static var lastRun: UInt = 0

  private static var batchDepth = 0
  private static var isFlushing = false
  private static var queue: ContiguousArray<Effect> = []
  private static var marks: ContiguousArray<LinkPointer> = []
  private(set) static var flush: UInt = 0

  /// Runs `body`, then everything that its changes have made due.
  static func batch<Result>(_ body: () throws -> Result) rethrows -> Result {
    batchDepth += 1
    defer {
      batchDepth -= 1
      if batchDepth == 0, !queue.isEmpty, !isFlushing { runQueue() }
    }
    return try body()
  }

  /// Runs `body` without noting what it reads.
  static func untracked<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = reader
    reader = nil
    defer { reader = outer }
    return try body()
  }

  /// Marks all that read `node`, directly or through others.
  ///
  /// Call it inside a batch.
  static func changed(_ node: GraphNode) {
    markAll(from: node.firstReader, as: .stale)
    while let link = marks.popLast() { markAll(from: link, as: .suspect) }
  }

  /// Tells the readers of a computed `node` that its value really is another one.
  ///
  /// They have been suspect since the change above. A reader that is fresh is running, and about to
  /// read the new value.
  static func confirmChange(of node: GraphNode) {
    var link = node.firstReader
    while let current = link {
      current.pointee.reader._withUnsafeGuaranteedRef {
        if $0.freshness == .suspect { $0.freshness = .stale }
      }
      link = current.pointee.nextReader
    }
  }

  private static func markAll(from first: LinkPointer?, as freshness: GraphNode.Freshness) {
    var link = first
    while let current = link {
      mark(current, as: freshness)
      link = current.pointee.nextReader
    }
  }

  private static func mark(_ link: LinkPointer, as freshness: GraphNode.Freshness) {
    link.pointee.reader._withUnsafeGuaranteedRef { reader in
      if reader.freshness == .fresh {
        reader.freshness = freshness
        reader.becameSuspect()
        if let first = reader.firstReader { marks.append(first) }
      } else if freshness == .stale {
        reader.freshness = .stale
      }
    }
  }

  static func enqueue(_ effect: Effect) { queue.append(effect) }

  private static func runQueue() {
    isFlushing = true
    flush += 1
    var position = 0
    while position < queue.count {
      let effect = queue[position]
      position += 1
      effect.runIfDue()
    }
    queue.removeAll(keepingCapacity: true)
    isFlushing = false
  }
}
