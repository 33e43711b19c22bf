import Bindery

/// One execution of an ``Action``: its work, and who gets the events.
@MainActor
final class ActionExecution<Output, Failure: Error> {
  /// An observer of an application.
  typealias Applicant = Signal<Output, ActionError<Failure>>.Observer
  /// An observer of all executions.
  typealias Audience = Signal<Signal<Output, Failure>.Event, Never>.Observer

  private let work: () -> SignalProducer<Output, Failure>
  private var applicants: [Applicant] = []
  private var audience: Audience?
  /// The action, until the execution has ended: an application may be its last owner.
  private var action: AnyObject?
  private var end: ((Result<Void, any Error>) -> Void)?
  private let run = SerialDisposable()
  /// Whether the work has ended, or is telling that it has.
  private(set) var isEnding = false

  init(_ work: @escaping () -> SignalProducer<Output, Failure>) { self.work = work }

  deinit {}

  /// Retains `action` until the execution has ended.
  func retain(_ action: AnyObject) { self.action = action }

  /// Sends what comes to `applicant` too.
  func add(_ applicant: Applicant) { applicants.append(applicant) }

  /// Does the work.
  func start(
    _ command: CommandExecution,
    sendingTo audience: Audience,
    _ end: @escaping (Result<Void, any Error>) -> Void
  ) {
    self.audience = audience
    self.end = end
    // Cancelled by an observer of the start: the work never begins.
    guard !command.isCancelled else { return take(.interrupted) }
    command.onCancel { self.run.dispose() }
    run.inner = work().start { self.take($0) }
  }

  /// Interrupts the applications, because the work will never begin.
  func drop() {
    let (applicants, action) = (applicants, action)
    self.applicants = []
    self.action = nil
    for applicant in applicants { applicant.sendInterrupted() }
    withExtendedLifetime(action) {}
  }

  private func take(_ event: Signal<Output, Failure>.Event) {
    isEnding = event.isTerminating
    for applicant in applicants { applicant.send(event.mapError { .producerFailed($0) }) }
    guard let termination = event.termination else {
      audience?.send(value: event)
      return
    }
    applicants = []
    let (end, audience, action) = (end, audience, action)
    self.end = nil
    self.audience = nil
    self.action = nil
    switch termination {
    case .completed: end?(.success(()))
    case .failed(let error): end?(.failure(error))
    case .interrupted: end?(.failure(CancellationError()))
    }
    audience?.send(value: event)
    // Without another owner the action is released here, after all have received the event.
    withExtendedLifetime(action) {}
  }
}
