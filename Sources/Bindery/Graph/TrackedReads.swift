import Observation

/// The reads of one node that the standard library tracks, such as those in the body of a view.
///
/// An observer that follows the node from a tracked read to the next change. It reports the change
/// to the registrar, before the outermost write or batch returns, and rests until the next read.
///
/// The node owns it and its link, which is the first in the node's list of readers and does not
/// retain the node: a view model that a view has read can be released before its next change.
///
/// No access to its properties lasts while foreign code runs, so accesses are not checked.
@MainActor
final class TrackedReads: Effect {
  /// The position of its link, before those of all other readers.
  static var since: UInt { 0 }
  /// Whether a change of a node is being reported, and not one of a plain `@Observable` object.
  @safe @exclusivity(unchecked) private(set) static var isReporting = false

  /// The registrations since the last change; retained.
  @safe @exclusivity(unchecked) private var registrations = Borrowed.retaining(Registrations())
  /// The registrations before a change that has not been reported yet, if there were reads after
  /// it.
  @safe @exclusivity(unchecked) private var due: [Registrations] = []
  /// Whether a tracked read was made since the last report.
  @safe @exclusivity(unchecked) private var isFollowing = false

  private init() { super.init(SourceLabel("tracked read"), nil) }

  isolated deinit { registrations.release() }

  override var name: String { "a body that the standard library tracks" }

  /// Records a read of `node` with the standard library, unless no body has been tracked so far
  /// that has read it.
  static func noteIfTracked(_ node: GraphNode) {
    if let link = node.firstReader, link.pointee.since == since {
      link.pointee.reader.borrow { downcast($0, to: TrackedReads.self).note() }
    } else if TrackingProbe.current?.borrow({ $0.isTracked }) == true {
      make(for: node).note()
    }
  }

  /// Records a read of `node` with the standard library.
  static func note(_ node: GraphNode) {
    if let link = node.firstReader, link.pointee.since == since {
      link.pointee.reader.borrow { downcast($0, to: TrackedReads.self).note() }
    } else {
      make(for: node).note()
    }
  }

  @inline(never)
  private static func make(for node: GraphNode) -> TrackedReads {
    let made = TrackedReads()
    made.rest()
    node.linkFirst(Borrowed.retaining(made))
    return made
  }

  /// Ends the reads of a node that is being released; a change that is due is still reported.
  static func end(_ link: LinkPointer) {
    let reads = downcast(link.pointee.reader.object, to: TrackedReads.self)
    reads.firstDependency = nil
    link.deallocate()
    if reads.isFollowing, reads.isQueued { reads.beRetainedByQueue() }
    // The notification that is being sent may have released the node.
    if Graph.isBusy { DeferredRelease.enqueue(reads) }
    Borrowed(reads).release()
  }

  private func note() {
    if !isFollowing {
      isFollowing = true
      dirtyState = .clean
      isQueued = false
    } else if dirtyState != .clean {
      beginAnew()
    }
    registrations.borrow { $0.add() }
  }

  /// Keeps a read after a change, which may be in a batch, apart from those before it.
  ///
  /// A derived value has just been brought up to date: one that is only to be checked is unchanged.
  @inline(never)
  private func beginAnew() {
    if dirtyState == .dirty {
      due.append(registrations.takeRetained())
      registrations = .retaining(Registrations())
    }
    dirtyState = .clean
  }

  /// Ignores changes until the next read: a dirty observer in the queue is not enqueued.
  private func rest() {
    isFollowing = false
    dirtyState = .dirty
    isQueued = !isRetainedByQueue
    turn = 0
  }

  override func runWithoutBody() {
    guard isFollowing else { return }
    if !due.isEmpty { reportDue() }
    if isFollowing, dirtyState != .clean { runInChain() }
  }

  @inline(never)
  private func reportDue() {
    let reported = due
    due = []
    Graph.borrows &+= 1
    RunChain.length = chain
    for registrations in reported { report(registrations) }
    RunChain.length = 0
    Graph.borrows &-= 1
  }

  override func react() {
    rest()
    registrations.borrow { report($0) }
  }

  private func report(_ registrations: Registrations) {
    let wasReporting = TrackedReads.isReporting
    TrackedReads.isReporting = true
    registrations.report()
    TrackedReads.isReporting = wasReporting
  }
}

/// The bodies that have read a node since a change.
private final class Registrations {
  // Constants, which are used without being retained.
  private let registrar = ObservationRegistrar()
  private let subject = TrackingSubject.shared
  private let keyPath = \TrackingSubject.self

  deinit {}

  /// Adds the body that is tracked, if there is one.
  func add() { registrar.access(subject, keyPath: keyPath) }

  /// Notifies the bodies.
  ///
  /// In two calls: the isolation of a closure for the library would be checked at each call.
  func report() {
    registrar.willSet(subject, keyPath: keyPath)
    registrar.didSet(subject, keyPath: keyPath)
  }
}
