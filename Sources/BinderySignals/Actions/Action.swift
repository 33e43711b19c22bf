public import Bindery

/// A command whose work is a producer with a typed failure, and whose executions are producers.
///
/// ```swift
/// let logIn = Action<Credentials, User, LoginError>(enabledIf: $isValid) { [service] in
///   service.logIn($0)
/// }
/// logIn.apply(credentials).startWithResult { print($0) }
/// label.reactive.text <~ logIn.errors.map(\.message)
///
/// logIn <~ taps.map { credentials }
/// ```
///
/// - An application that is started while the action is disabled fails with
///   ``ActionError/disabled`` and starts no work. So does one that was queued, if its turn comes
///   while the state does not allow it.
/// - `CommandPolicy` decides about applications that are started while the action executes. With
///   `.ignore`, the default, the action is disabled while it executes. With `.latest`, a new
///   application interrupts the running one. With `.join`, all applications receive the events that
///   the running execution sends from then on.
/// - Disposing of an application interrupts its work, unless other applications have joined it.
/// - ``isExecuting`` becomes false when the work ends: after the application has received the
///   ending, and before ``events`` sends it.
/// - The action retains its state property. It is retained itself while it executes.
/// - The signals and properties are made when they are first read.
///
/// The vocabulary is ReactiveSwift’s `Action`; the policies are those of `Command`.
@MainActor
public final class Action<Input, Output, Failure: Error> {
  /// The events of all executions.
  public private(set) lazy var events: Signal<Signal<Output, Failure>.Event, Never> = makeEvents()
  /// The values of all executions.
  public private(set) lazy var values: Signal<Output, Never> = events.compactMap { $0.value }
  /// The failures of all executions.
  public private(set) lazy var errors: Signal<Failure, Never> = events.compactMap { $0.error }
  /// A signal that sends `()` for each execution that completes.
  public private(set) lazy var completed: Signal<Void, Never> = events.compactMap {
    $0.isCompleted ? () : nil
  }
  /// A signal that sends `()` for each application that is refused because the action is disabled.
  public private(set) lazy var disabledErrors: Signal<Void, Never> = makeDisabledErrors()
  /// Whether an execution is running.
  public private(set) lazy var isExecuting: Property<Bool> = executing.skipRepeats()
  /// Whether an application would be executed now.
  public private(set) lazy var isEnabled: Property<Bool> = makeIsEnabled()
  /// A lifetime that ends when the action is released.
  public let lifetime = Lifetime()

  let policy: CommandPolicy
  let label: StaticString
  let work: ActionWork<Input, Output, Failure>
  /// Whether the state allows an application; `nil` for an action that is always enabled.
  let allowed: Property<Bool>?

  let executing = MutableProperty(false)
  /// The running execution, if there is no other.
  ///
  /// Stored outside ``running``, because making an array looks up the type of the array at run
  /// time.
  var single: ActionExecution<Input, Output, Failure>?
  /// The running executions, if there are or were several.
  var running: [ActionExecution<Input, Output, Failure>] = []
  var waiting = CancellableQueue<ActionExecution<Input, Output, Failure>>()
  /// The executions that start next, while others still end or are started.
  var ready = CancellableQueue<ActionExecution<Input, Output, Failure>>()
  var isStartingReady = false
  /// Whether executions are stored in the arrays.
  var hasSeveral = false

  /// The input of ``events``; `nil` until that is made.
  private(set) var eventsInput: Signal<Signal<Output, Failure>.Event, Never>.Observer?
  /// The input of ``disabledErrors``; `nil` until that is made.
  private var disabledInput: Signal<Void, Never>.Observer?

  init(
    _ policy: CommandPolicy,
    name: StaticString,
    allowed: Property<Bool>?,
    work: ActionWork<Input, Output, Failure>
  ) {
    if case .concurrent(let limit) = policy {
      precondition(limit > 0, "a limit of concurrent executions must be at least 1")
    }
    self.policy = policy
    label = name
    self.allowed = allowed
    self.work = work
  }

  isolated deinit {
    eventsInput?.sendCompleted()
    disabledInput?.sendCompleted()
    lifetime.dispose()
  }

  /// Sends a refused application to the observers of ``disabledErrors``.
  func sendDisabled() { disabledInput?.send(value: ()) }

  /// Sends an event of an execution to the observers of all executions.
  func send(event: Signal<Output, Failure>.Event) { eventsInput?.send(value: event) }

  private func makeEvents() -> Signal<Signal<Output, Failure>.Event, Never> {
    let (events, input) = Signal<Signal<Output, Failure>.Event, Never>.pipe()
    eventsInput = input
    return events
  }

  private func makeDisabledErrors() -> Signal<Void, Never> {
    let (disabledErrors, input) = Signal<Void, Never>.pipe()
    disabledInput = input
    return disabledErrors
  }

  private func makeIsEnabled() -> Property<Bool> {
    let allowed = allowed ?? Property(value: true)
    let free = policy == .ignore ? isExecuting.negate() : Property(value: true)
    return allowed.and(free).skipRepeats()
  }
}
