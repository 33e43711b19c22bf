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
  ///
  /// While the standard library tracks reads, ``idle`` or ``muted`` where no reader runs.
  #if BINDERY_TRACKS_READS
  @usableFromInline @safe @exclusivity(unchecked) static var reader = beginTracking()
  #else
  @usableFromInline @safe @exclusivity(unchecked) static var reader: Borrowed<Reader>?
  #endif
  /// The reader that stands for code outside of the runs while the standard library tracks reads.
  ///
  /// `nil` while it does not, so that a read costs no second test.
  @usableFromInline @safe @exclusivity(unchecked) static var idle: Borrowed<Reader>?
  /// The reader that stands for code whose reads are no dependencies, in the same manner.
  @usableFromInline @safe @exclusivity(unchecked) static var muted: Borrowed<Reader>?
  @safe @exclusivity(unchecked) static var lastRun: UInt = 0
  /// The number of links made so far, from which each link gets its position.
  @safe @exclusivity(unchecked) static var lastLink: UInt = 0

  @usableFromInline @safe @exclusivity(unchecked) static var depth = 0
  @safe @exclusivity(unchecked) private static var isFlushing = false
  /// The observers that have to run, in order.
  @safe @exclusivity(unchecked) static var firstDue: Borrowed<Effect>?
  @safe @exclusivity(unchecked) static var lastDue: Borrowed<Effect>?
  /// Whether observers became due in another order than that of their turns.
  @safe @exclusivity(unchecked) static var isOutOfOrder = false
  /// The stale readers that were validated again since the outermost read or flush began.
  static var validatedAgain: Set<ObjectIdentifier> = [] {
    didSet { hasValidatedAgain = !validatedAgain.isEmpty }
  }
  @safe @exclusivity(unchecked) private static var hasValidatedAgain = false

  /// Begins a batch; the caller has to ``close()`` it.
  @inlinable static func open() { depth &+= 1 }

  /// Ends a batch; the end of the outermost one runs the observers that are due.
  @usableFromInline static func close() {
    depth &-= 1
    guard depth == 0, !isFlushing else { return }
    if firstDue != nil { runQueue() }
    if Trace.isOn { ChangeHistory.clear() }
    if DeferredRelease.hasPending { DeferredRelease.drain() }
  }

  /// Marks the readers of `node`, and runs the observers that are due unless a batch is under way.
  @usableFromInline static func change(_ node: GraphNode) {
    open()
    mark(node)
    close()
  }

  /// The number of calls that use nodes and readers without retaining them.
  @safe @exclusivity(unchecked) static var borrows = 0

  /// Whether a reader runs or is used unretained, so that nothing may be released yet.
  static var isBusy: Bool { borrows > 0 || isRunning }

  /// Whether a reader runs whose dependencies are being recorded.
  static var isRunning: Bool { reader != nil && !isIdle && !isMuted }

  /// Whether the present code is outside of runs, and its reads may be tracked.
  @inlinable @inline(__always) static var isIdle: Bool {
    unsafe UInt(bitPattern: reader?.address) == UInt(bitPattern: idle?.address)
  }

  /// Whether the reads of the present code are no dependencies.
  private static var isMuted: Bool {
    unsafe UInt(bitPattern: reader?.address) == UInt(bitPattern: muted?.address)
  }

  /// Calls `body`, then runs the observers that its changes have made due.
  static func batch<Result>(_ body: () throws -> Result) rethrows -> Result {
    open()
    defer { close() }
    return try body()
  }

  /// Calls `body` without recording what it reads.
  @inlinable package static func untracked<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = reader
    reader = muted
    defer { reader = outer }
    return try body()
  }

  /// Calls `body` so that its reads belong to no run; the standard library may track them.
  @inlinable package static func outside<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = reader
    if !isIdle { reader = muted }
    defer { reader = outer }
    return try body()
  }

  private static func runQueue() {
    isFlushing = true
    if hasValidatedAgain { validatedAgain = [] }
    repeat { runDue() } while ModelTracking.hasSpent && ModelTracking.renewSpent()
    isFlushing = false
  }

  @inline(__always)
  private static func runDue() {
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
  }
}
