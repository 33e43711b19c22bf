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
///   ``ActionError/disabled`` and starts no work.
/// - `CommandPolicy` decides about applications that are started while the action executes. With
///   `.ignore`, the default, the action is disabled while it executes. With `.latest`, a new
///   application interrupts the running one. With `.join`, all applications receive the events that
///   the running execution sends from then on.
/// - Disposing of an application interrupts its work, unless other applications have joined it.
/// - ``isExecuting`` becomes false when the work ends: after the application has received the
///   ending, and before ``events`` sends it.
/// - The action retains its state property. It is retained itself while it executes.
///
/// The vocabulary is ReactiveSwift’s `Action`; the implementation is that of `Command`.
@MainActor
public final class Action<Input, Output, Failure: Error> {
  /// The events of all executions.
  public let events: Signal<Signal<Output, Failure>.Event, Never>
  /// The values of all executions.
  public let values: Signal<Output, Never>
  /// The failures of all executions.
  public let errors: Signal<Failure, Never>
  /// A signal that sends `()` for each execution that completes.
  public let completed: Signal<Void, Never>
  /// A signal that sends `()` for each application that is refused because the action is disabled.
  public let disabledErrors: Signal<Void, Never>
  /// Whether an execution is running.
  public let isExecuting: Property<Bool>
  /// Whether an application would be executed now.
  public let isEnabled: Property<Bool>
  /// A lifetime that ends when the action is released.
  public let lifetime = Lifetime()

  let command: Command<ActionExecution<Output, Failure>, Void>
  /// Captures the current state and returns a closure that makes the work.
  let prepare: (Input) -> () -> SignalProducer<Output, Failure>
  let disabled: Signal<Void, Never>.Observer
  private let input: Signal<Signal<Output, Failure>.Event, Never>.Observer

  /// Makes an action that is enabled while `isEnabled` returns true for its state.
  ///
  /// - Parameters:
  ///   - policy: The treatment of applications that are started during an execution.
  ///   - property: The state; the action retains it.
  ///   - isEnabled: Returns whether the action is enabled, given the state.
  ///   - name: The name of the action in traces.
  ///   - execute: Makes the work from the input and the state at the time of the application.
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
