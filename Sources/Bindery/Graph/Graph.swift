/// The dependency graph of properties: a change marks dependent readers, a read recomputes values.
///
/// Marking (``mark(_:)``) and validating (``validate(_:)``) are loops with a stack of their own, so
/// memory and not the thread's stack limits the length of a chain.
///
/// No access to its state lasts while foreign code runs, so accesses are not checked.
@MainActor
@usableFromInline
package enum Graph {
  /// The running reader, whose dependencies are being recorded.
  @usableFromInline @exclusivity(unchecked) static var reader: Borrowed<Reader>?
  @exclusivity(unchecked) static var lastRun: UInt = 0
  @exclusivity(unchecked) static var flush: UInt = 0
  /// The number of links made so far, from which each link gets its position.
  @exclusivity(unchecked) static var lastLink: UInt = 0

  @exclusivity(unchecked) private static var depth = 0
  @exclusivity(unchecked) private static var isFlushing = false
  /// The observers that have to run, in order.
  @exclusivity(unchecked) private static var firstDue: Borrowed<Effect>?
  @exclusivity(unchecked) private static var lastDue: Borrowed<Effect>?
  /// Whether observers became due in another order than that of their turns.
  @exclusivity(unchecked) private static var isOutOfOrder = false

  /// Begins a batch; the caller has to ``close()`` it.
  @usableFromInline static func open() { depth &+= 1 }

  /// Ends a batch; the end of the outermost one runs the observers that are due.
  @usableFromInline static func close() {
    depth &-= 1
    guard depth == 0, !isFlushing else { return }
    if firstDue != nil { runQueue() }
    if Trace.isOn { ChangeHistory.clear() }
    if DeferredRelease.hasPending { DeferredRelease.drain() }
  }

  /// The number of calls that use nodes and readers without retaining them.
  @exclusivity(unchecked) static var borrows = 0

  /// Whether a reader runs or is used unretained, so that nothing may be released yet.
  static var isBusy: Bool { borrows > 0 || reader != nil }

  /// Calls `body`, then runs the observers that its changes have made due.
  static func batch<Result>(_ body: () throws -> Result) rethrows -> Result {
    open()
    defer { close() }
    return try body()
  }

  /// Calls `body` without recording what it reads.
  @inlinable package static func untracked<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = reader
    reader = nil
    defer { reader = outer }
    return try body()
  }

  /// Marks the readers of `node`, direct ones as dirty and indirect ones to be checked.
  ///
  /// The observers among them run in the order in which each first read the property through which
  /// the change reaches it: `node`, or a computed property that depends on it. They run after those
  /// that an earlier change has made due.
  ///
  /// Call it inside a batch.
  @usableFromInline static func mark(_ node: GraphNode) {
    if Trace.isOn { ChangeHistory.record(node) }
    let last = lastDue
    var marked = MarkedReaders()
    markAll(from: node.firstReader, as: .dirty, &marked)
    while let reader = marked.first {
      reader.borrow {
        marked.first = $0.nextMarked
        $0.nextMarked = nil
        $0.output?.borrow { markAll(from: $0.firstReader, as: .check, &marked) }
      }
    }
    if isOutOfOrder { sortDue(after: last) }
  }

  /// Marks the readers of a computed `node` as dirty, because its value has changed.
  ///
  /// They were marked to be checked by the change upstream. A clean reader is running, and about to
  /// read the new value.
  @usableFromInline static func confirmChange(of node: GraphNode) {
    if Trace.isOn { ChangeHistory.record(node) }
    var link = node.firstReader
    while let current = link {
      current.pointee.reader.borrow { if $0.dirtyState == .check { $0.dirtyState = .dirty } }
      link = current.pointee.nextReader
    }
  }

  /// The computed properties that are marked and whose own readers are not yet, in order.
  private struct MarkedReaders {
    var first: Borrowed<Reader>?
    /// The last of them, while there is a first.
    var last: Borrowed<Reader>?

    @inline(__always)
    mutating func append(_ reader: Reader) {
      let reader = Borrowed(reader)
      if first == nil { first = reader } else { last?.borrow { $0.nextMarked = reader } }
      last = reader
    }
  }

  @inline(__always)
  private static func markAll(
    from first: LinkPointer?,
    as dirtyState: Reader.DirtyState,
    _ marked: inout MarkedReaders
  ) {
    var link = first
    while let current = link {
      current.pointee.reader.borrow { mark($0, through: current, as: dirtyState, &marked) }
      link = current.pointee.nextReader
    }
  }

  @inline(__always)
  private static func mark(
    _ reader: Reader,
    through link: LinkPointer,
    as dirtyState: Reader.DirtyState,
    _ marked: inout MarkedReaders
  ) {
    guard reader.dirtyState == .clean else {
      if dirtyState == .dirty { reader.dirtyState = .dirty }
      if reader.output == nil { advance(reader, to: link.pointee.since) }
      return
    }
    reader.dirtyState = dirtyState
    guard let output = reader.output else {
      enqueue(downcast(reader, to: Effect.self), at: link.pointee.since)
      return
    }
    guard output.borrow({ $0.firstReader }) != nil else { return }
    marked.append(reader)
  }

  /// Moves an observer to an earlier turn if the change reaches it on a second path.
  @inline(__always)
  private static func advance(_ reader: Reader, to turn: UInt) {
    let effect = downcast(reader, to: Effect.self)
    guard turn < effect.turn else { return }
    effect.turn = turn
    isOutOfOrder = true
  }

  @inline(__always)
  private static func enqueue(_ effect: Effect, at turn: UInt) {
    // An observer that was rerun before its turn is still in the list.
    guard !effect.isQueued else { return }
    effect.turn = turn
    effect.isQueued = true
    let due = Borrowed(effect)
    if let lastDue {
      lastDue.borrow {
        $0.nextDue = due
        if $0.turn > turn { isOutOfOrder = true }
      }
    } else {
      firstDue = due
    }
    lastDue = due
  }

  /// Sorts the observers that became due after `last`.
  private static func sortDue(after last: Borrowed<Effect>?) {
    isOutOfOrder = false
    guard let first = last == nil ? firstDue : last?.borrow({ $0.nextDue }) else { return }
    var due = EffectList(startingWith: first)
    due.sort()
    if let last { last.borrow { $0.nextDue = due.first } } else { firstDue = due.first }
    lastDue = due.last
  }

  private static func runQueue() {
    isFlushing = true
    flush &+= 1
    while let effect = firstDue {
      var mustRelease = false
      effect.borrow {
        firstDue = $0.nextDue
        $0.nextDue = nil
        $0.isQueued = false
        if firstDue == nil { lastDue = nil }
        $0.runIfDue()
        mustRelease = $0.isRetainedByQueue && !$0.isQueued
      }
      if mustRelease { effect.release() }
      if DeferredRelease.hasPending { DeferredRelease.drain() }
    }
    isFlushing = false
  }
}
