import Bindery

/// One execution of an ``Action``: it observes the work, and sends its events to the applications
/// and to the action.
@MainActor
final class ActionExecution<Input, Output, Failure: Error>: Observer<Output, Failure>, QueueMember {
  /// The observer of an application.
  typealias Application = ActionApplication<Input, Output, Failure>

  /// The action, retained until the execution has ended, because an application may be its last
  /// owner.
  private var action: Action<Input, Output, Failure>?
  private let input: Input
  /// Makes the work with the state at the time of the application, if there is a state.
  private let prepared: (() -> SignalProducer<Output, Failure>)?
  /// The observed applications, linked in the order in which they joined.
  private var first: Application?
  private var last: Application?
  /// The number of applications that have not been withdrawn.
  private var requests = 0
  /// The handle of the work.
  private var handle: (any Disposable)?
  private(set) var hasStarted = false
  /// The place among the executions that wait for their turn.
  var position: Int32 = -1
  /// Whether the execution was cancelled or superseded.
  private(set) var isCancelled = false
  /// Whether the work has ended, or its ending is being delivered.
  private(set) var isEnding = false

  init(of action: Action<Input, Output, Failure>, _ input: Input) {
    self.action = action
    self.input = input
    if case .stateful(let prepare) = action.work {
      prepared = prepare(input)
    } else {
      prepared = nil
    }
    super.init()
  }

  deinit {}

  /// Adds an application; without an observer it is only counted.
  func add(_ application: Application?) {
    requests += 1
    guard let application else { return }
    application.execution = self
    if let last { last.next = application } else { first = application }
    last = application
  }

  /// Removes one application; an execution without any is cancelled.
  func withdraw() {
    requests -= 1
    guard requests == 0, !isEnding, let action else { return }
    if hasStarted { return cancel() }
    isCancelled = true
    self.action = nil
    action.remove(self)
  }

  /// Records the start, which precedes the work.
  func markStarted() { hasStarted = true }

  /// Starts the work, unless an observer of the start has cancelled the execution.
  func startWork() {
    guard !isCancelled, let action else { return terminate(.interrupted) }
    let producer =
      switch action.work {
      case .direct(let execute): execute(input)
      case .stateful: prepared?() ?? .empty
      }
    let handle = producer.start(self)
    if isCancelled {
      handle.dispose()
    } else if !isEnding {
      self.handle = handle
    }
  }

  /// Interrupts the work.
  func cancel() {
    guard !isCancelled else { return }
    isCancelled = true
    let handle = handle
    self.handle = nil
    handle?.dispose()
  }

  /// Ends the execution before its work, because the action is disabled.
  func refuse() {
    guard !isEnding, let action else { return }
    isEnding = true
    self.action = nil
    end(with: .failed(.disabled))
    action.sendDisabled()
  }

  override func terminate(_ termination: Termination<Failure>) {
    guard !isEnding, let action else { return }
    isEnding = true
    let termination = isCancelled ? .interrupted : termination
    if first != nil { terminateApplications(termination) }
    handle = nil
    self.action = nil
    action.finish(self, termination)
    if action.eventsInput != nil { action.send(event: Signal<Output, Failure>.Event(termination)) }
    // The action may be released here, after all observers have received the event.
    withExtendedLifetime(action) {}
  }

  override func receive(_ value: Output) {
    // Work that has been superseded while it sends synchronously has no handle to dispose of yet.
    guard !isCancelled else { return }
    if let last {
      // An application that joins meanwhile does not receive this value.
      var next = first
      while let application = next {
        application.send(value: value)
        next = application === last ? nil : application.next
      }
    }
    if let action, action.eventsInput != nil { action.send(event: .value(value)) }
  }

  // Not inlined, because looking up the type of the ending costs more than the rest of `terminate`.
  @inline(never)
  private func terminateApplications(_ termination: Termination<Failure>) {
    end(with: Termination(termination))
  }

  private func end(with termination: Termination<ActionError<Failure>>) {
    var next = first
    first = nil
    last = nil
    while let application = next {
      next = application.next
      application.next = nil
      application.terminate(termination)
    }
  }
}

extension Termination {
  /// Makes the ending of an application from the ending of its work.
  fileprivate init<Underlying>(_ termination: Termination<Underlying>)
  where Failure == ActionError<Underlying> {
    switch termination {
    case .failed(let error): self = .failed(.producerFailed(error))
    case .completed: self = .completed
    case .interrupted: self = .interrupted
    }
  }
}
