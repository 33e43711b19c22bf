import Bindery

/// The events that were sent during the delivery of another one, in order.
@MainActor
final class RunQueue<Value, Failure: Error> {
  private var events: ContiguousArray<Signal<Value, Failure>.Event> = []
  /// The writes of properties that caused events, by the positions of the events.
  private var causes: [Int: DeliveryCauses] = [:]

  init() {}

  deinit {}

  /// Adds an event.
  func append(_ event: Signal<Value, Failure>.Event) {
    causes[events.count] = DeliveryCauses()
    events.append(event)
  }

  /// Calls `deliver` with each event, and then with those that have been added meanwhile.
  ///
  /// Events that cause each other without end are reported, and the next ones are not delivered.
  func deliverAll(_ deliver: (Signal<Value, Failure>.Event) -> Void) {
    var chain = ValueChain()
    while !events.isEmpty {
      // The release of an event may add another one, so the events are moved out first.
      let (events, causes) = (events, causes)
      (self.events, self.causes) = ([], [:])
      guard !chain.isTooLong(at: 0, of: 0) else { return reportCycle(through: causes[0]) }
      for (position, event) in events.enumerated() {
        if let causes = causes[position] {
          causes.during { deliver(event) }
        } else {
          deliver(event)
        }
      }
    }
  }

  private func reportCycle(through causes: DeliveryCauses?) {
    Trace.report(.cycle(ValueChain.path(of: "a producer of \(Value.self)", through: causes)))
  }
}
