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

  /// Calls `deliver` with each event.
  func deliver(_ deliver: (Signal<Value, Failure>.Event) -> Void) {
    for (position, event) in events.enumerated() {
      if let causes = causes[position] {
        causes.during { deliver(event) }
      } else {
        deliver(event)
      }
    }
  }

  /// Reports that each event has caused the next one without end.
  func reportCycle() {
    Trace.report(.cycle(ValueChain.path(of: "a producer of \(Value.self)", through: causes[0])))
  }
}
