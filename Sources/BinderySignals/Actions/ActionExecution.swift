import Bindery

/// One execution of an ``Action``: its work, and the observers of its events.
@MainActor
final class ActionExecution<Output, Failure: Error> {
  /// An observer of an application.
  typealias ApplicationObserver = Signal<Output, ActionError<Failure>>.Observer
  /// An observer of all executions.
  typealias EventsObserver = Signal<Signal<Output, Failure>.Event, Never>.Observer

  private let work: () -> SignalProducer<Output, Failure>
  private var applicationObservers: [ApplicationObserver] = []
  private var eventsObserver: EventsObserver?
  /// The action, retained until the execution has ended, because an application may be its last
  /// owner.
  private var action: AnyObject?
  private var end: ((Result<Void, any Error>) -> Void)?
  private let run = SerialDisposable()
  /// Whether the work has ended, or its ending is being delivered.
  private(set) var isEnding = false

  init(_ work: @escaping () -> SignalProducer<Output, Failure>) { self.work = work }

  deinit {}

  /// Retains `action` until the execution has ended.
  func retain(_ action: AnyObject) { self.action = action }

  /// Adds an observer that receives the events of the work.
  func add(_ observer: ApplicationObserver) { applicationObservers.append(observer) }

  /// Starts the work, unless the execution has been cancelled.
  func start(
    _ command: CommandExecution,
    sendingTo eventsObserver: EventsObserver,
    _ end: @escaping (Result<Void, any Error>) -> Void
  ) {
    self.eventsObserver = eventsObserver
    self.end = end
    // An observer of the start has cancelled the execution, so the work is not started.
    guard !command.isCancelled else { return deliver(.interrupted) }
    command.onCancel { self.run.dispose() }
    run.inner = work().start { self.deliver($0) }
  }

  /// Interrupts the applications of an execution that will not start.
  func interruptApplications() {
    let (applicationObservers, action) = (applicationObservers, action)
    self.applicationObservers = []
    self.action = nil
    for observer in applicationObservers { observer.sendInterrupted() }
    withExtendedLifetime(action) {}
  }

  private func deliver(_ event: Signal<Output, Failure>.Event) {
    isEnding = event.isTerminating
    for observer in applicationObservers { observer.send(event.mapError { .producerFailed($0) }) }
    guard let termination = event.termination else {
      eventsObserver?.send(value: event)
      return
    }
    applicationObservers = []
    let (end, eventsObserver, action) = (end, eventsObserver, action)
    self.end = nil
    self.eventsObserver = nil
    self.action = nil
    switch termination {
    case .completed: end?(.success(()))
    case .failed(let error): end?(.failure(error))
    case .interrupted: end?(.failure(CancellationError()))
    }
    eventsObserver?.send(value: event)
    // The action may be released here, after all observers have received the event.
    withExtendedLifetime(action) {}
  }
}
