/// The delivery of events to the sinks of ``Trace``.
enum TraceDelivery {
  private struct Entry {
    let event: TraceEvent
    let receivers: [TraceSink]
    /// The sinks whose calls have led to the event.
    let causes: [TraceSink]
  }

  /// The sinks, in the order in which they were added.
  static var sinks: [TraceSink] = []

  private static var queue = Queue<Entry>()
  private static var isDelivering = false
  /// The sink that is being called, and those that have led to its event.
  private static var causes: [TraceSink] = []

  /// Sends `event` to the present sinks, after the events that were reported before.
  static func send(_ event: TraceEvent) {
    let causes = causes
    var receivers = sinks
    if !causes.isEmpty { receivers.removeAll { sink in causes.contains { $0 === sink } } }
    queue.append(Entry(event: event, receivers: receivers, causes: causes))
    guard !isDelivering else { return }
    isDelivering = true
    while let entry = queue.popFirst() { deliver(entry) }
    isDelivering = false
  }

  private static func deliver(_ entry: Entry) {
    var isReceived = false
    for sink in entry.receivers where !sink.isRemoved {
      causes = entry.causes + [sink]
      // A sink may be called while an observer runs, whose reads are recorded.
      untracked { sink.receive(entry.event) }
      if !sink.isQuiet { isReceived = true }
    }
    causes = []
    if !isReceived { Trace.printProblem(entry.event) }
  }
}

/// A closure that receives the events of ``Trace``.
final class TraceSink {
  let isQuiet: Bool
  let receive: (TraceEvent) -> Void
  var isRemoved = false

  init(isQuiet: Bool, _ receive: @escaping (TraceEvent) -> Void) {
    self.isQuiet = isQuiet
    self.receive = receive
  }

  deinit {}
}
