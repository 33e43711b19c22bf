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
  /// The observers that have to run, in order.
  @exclusivity(unchecked) private static var firstDue: Unmanaged<Effect>?
  @exclusivity(unchecked) private static var lastDue: Unmanaged<Effect>?
  /// What is marked and whose own readers are not yet, the newest first.
  @exclusivity(unchecked) private static var marked: Unmanaged<Reader>?

  /// Begins a batch; whoever does must ``close()`` it.
  @usableFromInline static func open() { depth &+= 1 }

  /// Ends a batch: the outermost runs everything that the changes have made due.
  @usableFromInline static func close() {
    depth &-= 1
    guard depth == 0, !isFlushing else { return }
    if firstDue != nil { runQueue() }
    if Graveyard.isFull { Graveyard.dig() }
  }

  /// How many calls work with nodes and readers that they have not retained.
  @exclusivity(unchecked) static var held = 0

  /// Whether something runs, so that nothing may be released yet.
  static var isBusy: Bool { held > 0 || reader != nil }

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
    while let reader = marked {
      reader.borrow {
        marked = $0.nextMarked
        $0.nextMarked = nil
        $0.output?.borrow { markAll(from: $0.firstReader, as: .suspect) }
      }
    }
  }

  /// Tells the readers of a computed `node` that its value really is another one.
  ///
  /// They have been suspect since the change above. A reader that is fresh is running, and about to
  /// read the new value.
  @usableFromInline static func confirmChange(of node: GraphNode) {
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
    guard let output = reader.output else {
      enqueue(.passUnretained(unsafeDowncast(reader, to: Effect.self)))
      return
    }
    guard output.borrow({ $0.firstReader }) != nil else { return }
    reader.nextMarked = marked
    marked = .passUnretained(reader)
  }

  private static func enqueue(_ effect: Unmanaged<Effect>) {
    effect.borrow { $0.isQueued = true }
    if let lastDue { lastDue.borrow { $0.nextDue = effect } } else { firstDue = effect }
    lastDue = effect
  }

  private static func runQueue() {
    isFlushing = true
    flush &+= 1
    while let effect = firstDue {
      var isKept = false
      effect.borrow {
        firstDue = $0.nextDue
        $0.nextDue = nil
        $0.isQueued = false
        if firstDue == nil { lastDue = nil }
        $0.runIfDue()
        isKept = $0.isKept && !$0.isQueued
      }
      if isKept { effect.release() }
      if Graveyard.isFull { Graveyard.dig() }
    }
    isFlushing = false
  }
}
