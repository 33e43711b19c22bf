/// A reader of nodes that runs again after a change of them: an observer or a computed property.
///
/// No access to its properties lasts while foreign code runs, so accesses are not checked.
@MainActor
@usableFromInline
class Reader {
  /// The state of the values that the reader has read.
  enum DirtyState: UInt8 {
    /// No dependency has changed.
    case clean
    /// An indirect dependency has changed; the direct dependencies have to be validated.
    case check
    /// A direct dependency has changed.
    case dirty
  }

  @safe @exclusivity(unchecked) final var dirtyState = DirtyState.clean
  /// Whether it runs, and what a pending change of a plain `@Observable` object means for it.
  @safe @exclusivity(unchecked) final var flags = ReaderFlags.none
  /// Whether one of its runs has read a plain `@Observable` object.
  @safe @exclusivity(unchecked) final var followsModels = false
  /// The place on the stack beyond which another task may run than that of the body; see
  /// ``DistantReads``.
  @safe @exclusivity(unchecked) final var reach = StackAddress.here
  /// The number of this reader's current or last run.
  ///
  /// It changes whenever the dependencies may.
  @safe @exclusivity(unchecked) final var run: UInt = 0
  @safe @exclusivity(unchecked) final var firstDependency: LinkPointer?
  /// The last dependency that the current run has confirmed.
  @safe @exclusivity(unchecked) final var confirmed: LinkPointer?
  /// The reader that was running when this one's run began.
  @safe @exclusivity(unchecked) final var outer: Borrowed<Reader>?
  /// The next reader whose own readers have to be marked.
  @safe @exclusivity(unchecked) final var nextMarked: Borrowed<Reader>?
  /// The node that the reader computes, which owns the reader; `nil` for an observer.
  @safe @exclusivity(unchecked) final var output: BackReference<GraphNode>?

  @usableFromInline init() {}

  isolated deinit {
    if let link = firstDependency { DeferredRelease.unlink(link) } else { DeferredRelease.drain() }
  }

  /// Whether the reader has to be validated before its last value can be used.
  @usableFromInline final var isDue: Bool { dirtyState != .clean || !flags.isEmpty }

  /// Whether the body of the reader is being called.
  final var isRunning: Bool { flags.contains(.running) }

  /// The name of this reader in reports, with the file and the line if they are known.
  var name: String {
    guard let node = output?.object else { return "observer" }
    return node.label?.located(as: node.name) ?? node.name
  }

  /// The place in the source code where the reader is made.
  var label: SourceLabel? { output?.borrow { $0.label } }

  /// Runs again; all dependencies are clean when this is called.
  func rerun() { output?.borrow { $0.recompute() } }

  /// Begins a run, during which reads are recorded.
  ///
  /// A pair of functions, so that a run needs no closure.
  @usableFromInline final func begin() {
    dirtyState = .clean
    outer = Graph.reader
    Graph.lastRun &+= 1
    run = Graph.lastRun
    confirmed = nil
    flags.insert(.running)
    reach = DistantReads.reachFromHere
    Graph.reader = Borrowed(self)
  }

  /// Ends a run and unlinks the dependencies that it has not read again.
  @usableFromInline final func end() {
    Graph.reader = outer
    outer = nil
    flags.remove(.running)
    if flags.contains(.readsDistantly) { DistantReads.settle(self) }
    let unread: LinkPointer?
    if let confirmed {
      unread = confirmed.pointee.nextDependency
      if unread != nil { confirmed.pointee.nextDependency = nil }
    } else {
      unread = firstDependency
      firstDependency = nil
    }
    confirmed = nil
    if let unread { DeferredRelease.unlink(unread) }
  }

  /// Adds a dependency on `node` after a run that has not read it.
  final func depend(on node: GraphNode) {
    guard !isRunning else { return }
    var last = firstDependency
    while let next = last?.pointee.nextDependency { last = next }
    confirmed = last
    node.link(to: self, before: nil)
    confirmed = nil
  }

  /// Removes all dependencies of the reader.
  final func dropDependencies() {
    run = 0
    guard let link = firstDependency else {
      DeferredRelease.drain()
      return
    }
    firstDependency = nil
    confirmed = nil
    DeferredRelease.unlink(link)
  }
}
