/// The engine behind properties: a change marks what may be affected, a read brings it up to date.
///
/// Marking (``mark(_:)``) and checking (``freshen(_:)``) are loops with a stack of their own, so the
/// length of a chain is limited by memory and not by the thread's stack.
@MainActor
@usableFromInline
package enum Graph {
  /// What is running, and whose dependencies are being noted.
  @usableFromInline @exclusivity(unchecked) static var reader: Unmanaged<Reader>?
  @exclusivity(unchecked) static var lastRun: UInt = 0
  @exclusivity(unchecked) static var flush: UInt = 0

  @exclusivity(unchecked) private static var depth = 0
  @exclusivity(unchecked) private static var isFlushing = false
  @exclusivity(unchecked) private static var queue: ContiguousArray<Effect> = []
  @exclusivity(unchecked) private static var marks: ContiguousArray<LinkPointer> = []

  /// Begins a batch; whoever does must ``close()`` it.
  @usableFromInline static func open() { depth &+= 1 }

  /// Ends a batch: the outermost runs everything that the changes have made due.
  @usableFromInline static func close() {
    depth &-= 1
    if depth == 0, !queue.isEmpty, !isFlushing { runQueue() }
  }

  /// Runs `body`, then everything that its changes have made due.
  static func batch<Result>(_ body: () throws -> Result) rethrows -> Result {
    open()
    defer { close() }
    return try body()
  }

  /// Runs `body` without noting what it reads.
  package static func untracked<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = reader
    reader = nil
    defer { reader = outer }
    return try body()
  }

  /// Marks all that read `node`, directly or through others.
  ///
  /// Call it inside a batch.
  @usableFromInline static func mark(_ node: GraphNode) {
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
      current.pointee.reader.borrow { if $0.freshness == .suspect { $0.freshness = .stale } }
      link = current.pointee.nextReader
    }
  }

  private static func markAll(from first: LinkPointer?, as freshness: Reader.Freshness) {
    var link = first
    while let current = link {
      current.pointee.reader.borrow { mark($0, as: freshness) }
      link = current.pointee.nextReader
    }
  }

  @inline(__always)
  private static func mark(_ reader: Reader, as freshness: Reader.Freshness) {
    guard reader.freshness == .fresh else {
      if freshness == .stale { reader.freshness = .stale }
      return
    }
    reader.freshness = freshness
    if let output = reader.output {
      output.borrow { if let first = $0.firstReader { marks.append(first) } }
    } else {
      queue.append(unsafeDowncast(reader, to: Effect.self))
    }
  }

  private static func runQueue() {
    isFlushing = true
    flush &+= 1
    var position = 0
    while position < queue.count {
      queue[position].runIfDue()
      position += 1
    }
    queue.removeAll(keepingCapacity: true)
    isFlushing = false
  }
}
