/// Records which properties the first part of asynchronous work reads, and reports them.
///
/// Its reader never runs again: like a computed property without observers, it is not enqueued when
/// one of its dependencies changes.
@MainActor
package final class ReadProbe {
  /// The calls that have been reported.
  private static var reported: Set<SourceLabel> = []

  private let work: SourceLabel
  private let reader = Reader()
  private let node = GraphNode()
  /// Whether the work was awaited before it began, as on systems where a task begins later.
  private var isLate = false

  /// Makes a probe for the work that is given to a call, unless faults are not looked for, or the
  /// call has been reported before.
  package init?(of call: SourceLabel) {
    guard Trace.looksForFaults, !ReadProbe.reported.contains(call) else { return nil }
    work = call
    reader.output = BackReference(node)
  }

  deinit {}

  /// Begins to record; called by the task that performs the work.
  ///
  /// Work that begins in a job of its own is not recorded: nothing tells where it suspends.
  package func start() {
    if !isLate { reader.begin() }
  }

  /// Ends the recording, the first time, and reports the properties that were read.
  package func stop() {
    guard reader.isRunning else { return isLate = true }
    // The reads of the work count, although they are made in a task of its own.
    reader.flags.remove(.readsDistantly)
    reader.end()
    var names: [String] = []
    var link = reader.firstDependency
    while let current = link {
      current.pointee.dependency.borrow { names.append($0.label?.located(as: $0.name) ?? $0.name) }
      link = current.pointee.nextDependency
    }
    reader.dropDependencies()
    guard !names.isEmpty, ReadProbe.reported.insert(work).inserted else { return }
    Trace.report(.untrackedReads(names, work: "\(work)"))
  }
}
