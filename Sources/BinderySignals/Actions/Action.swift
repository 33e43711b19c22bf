public import Bindery

/// A command whose work is a producer with a typed failure, and that is applied as a producer.
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
///   ``ActionError/disabled`` and does no work.
/// - Several applications at once are dealt with as `CommandPolicy` says. With `.ignore`, the
///   default, the action is disabled while it executes. A superseded application is interrupted;
///   with `.join` all applications get what the running one sends from then on.
/// - Disposing of an application ends its work, if nobody has joined it.
/// - ``isExecuting`` falls when the work ends: after the application has heard of it, before
///   ``events`` tell.
/// - The action keeps its state property; while it executes it is kept itself.
///
/// It is ReactiveSwift’s `Action`, over the engine of `Command`.
@MainActor
public final class Action<Input, Output, Failure: Error> {
  /// Every event of every execution.
  public let events: Signal<Signal<Output, Failure>.Event, Never>
  /// Every value of every execution.
  public let values: Signal<Output, Never>
  /// The failures of the executions.
  public let errors: Signal<Failure, Never>
  /// Tells of each execution that completes.
  public let completed: Signal<Void, Never>
  /// Tells of each application that was refused.
  public let disabledErrors: Signal<Void, Never>
  /// Whether an execution is under way.
  public let isExecuting: Property<Bool>
  /// Whether an application would be heeded now.
  public let isEnabled: Property<Bool>
  /// Ends with the action.
  public let lifetime = Lifetime()

  let command: Command<ActionExecution<Output, Failure>, Void>
  /// Takes the state as it is, and makes what makes the work.
  let prepare: (Input) -> () -> SignalProducer<Output, Failure>
  let disabled: Signal<Void, Never>.Observer
  private let input: Signal<Signal<Output, Failure>.Event, Never>.Observer

  /// Makes an action that is enabled while `isEnabled` says so of its state.
  ///
  /// - Parameters:
  ///   - policy: What to do with several applications at once.
  ///   - property: The state; the action keeps it.
  ///   - isEnabled: Whether the action is enabled, given the state.
  ///   - name: What to call the action in traces.
  ///   - execute: Makes the work from the state at the time of the application and the input.
  public init<State: PropertyProtocol>(
    _ policy: CommandPolicy = .ignore,
    state property: State,
    enabledIf isEnabled: @escaping (State.Value) -> Bool,
    name: StaticString = #function,
    execute: @escaping (State.Value, Input) -> SignalProducer<Output, Failure>
  ) {
    let state = Property(capturing: property)
    let allowed = state.map(isEnabled)
    let (events, input) = Signal<Signal<Output, Failure>.Event, Never>.pipe()
    let (disabledErrors, disabled) = Signal<Void, Never>.pipe()
    self.events = events
    self.input = input
    self.disabledErrors = disabledErrors
    self.disabled = disabled
    values = events.compactMap(\.value)
    errors = events.compactMap(\.error)
    completed = events.compactMap { $0.isCompleted ? () : nil }
    command = Command(policy, name: name, when: { allowed.value }) { execution, run, end in
      execution.start(run, sendingTo: input, end)
    }
    isExecuting = command.$isExecuting.skipRepeats()
    let free = policy == .ignore ? isExecuting.negate() : Property(value: true)
    self.isEnabled = allowed.and(free).skipRepeats()
    prepare = { [state] input in
      let value = untracked { state.value }
      return { execute(value, input) }
    }
  }

  isolated deinit {
    input.sendCompleted()
    disabled.sendCompleted()
    lifetime.dispose()
  }
}
