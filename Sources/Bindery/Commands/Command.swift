/// Something a person can ask a view model to do, with all that a view has to know about it.
///
/// ```swift
/// private(set) lazy var logIn = Command<Void, Void>(when: { [unowned self] in isValid.value }) {
///   [unowned self] in try await session.logIn(username, password)
/// }
/// lifetime.bind(button, to: viewModel.logIn)   // click → execute; enabled ← isEnabled
/// ```
///
/// - A synchronous body has ended when ``execute(_:)`` returns. An asynchronous one starts at once
///   and runs on the main actor up to its first suspension.
/// - ``isExecuting`` falls when the body has really ended, not when it was asked to stop.
/// - A failure reaches one destination: the caller who awaits the run; or else those who listen to
///   the errors; or else ``Trace``. ``result`` shows it in every case. Cancellation is no failure.
/// - The running body is cancelled when the command is released.
///
/// The idea is ReactiveCocoa's `RACCommand`, and ReactiveSwift's `Action`.
@MainActor
public final class Command<Input, Output> {
  /// What to do when executed while executing.
  public let policy: CommandPolicy
  let body: CommandBody<Input, Output>
  let label: StaticString
  private let condition: Property<Bool>
  private let enabledNode: Property<Bool>

  /// Whether a body is running.
  @MutableProperty public internal(set) var isExecuting = false
  /// How far the running body is, from 0 to 1, where it says so.
  @MutableProperty public internal(set) var progress: Double?
  /// How the last run that was not cancelled ended.
  @MutableProperty public internal(set) var result: Result<Output, any Error>?

  let published = Channel<Output>()
  let failures = Channel<any Error>()
  /// What is bound to the command with `<~`.
  package let bindings = Lifetime()
  var current: ActiveRun<Input, Output>?
  var superseded: [ObjectIdentifier: ActiveRun<Input, Output>] = [:]
  var waiting: [ActiveRun<Input, Output>] = []

  init(
    policy: CommandPolicy,
    label: StaticString,
    when condition: @escaping () -> Bool,
    body: CommandBody<Input, Output>
  ) {
    self.policy = policy
    self.label = label
    self.body = body
    let condition = computed(label, condition)
    self.condition = condition
    let executing = _isExecuting
    enabledNode = computed(label) {
      condition.value && (policy != .ignore || !executing.value)
    }
  }

  isolated deinit {
    for run in superseded.values { run.cancel() }
    for run in waiting { run.cancel() }
    current?.cancel()
  }

  /// Whether ``execute(_:)`` would be heeded now.
  ///
  /// Reading it inside `observe` subscribes.
  public var isEnabled: Bool { enabledNode.value }

  /// ``isEnabled`` as a property.
  public var enabled: Property<Bool> { enabledNode }

  /// Runs the body with `input` if the command is enabled, or does what the policy says.
  ///
  /// - Returns: Whether the input was accepted.
  @discardableResult
  public func execute(_ input: Input) -> Bool {
    untracked {
      guard isEnabled else { return false }
      admit(ActiveRun(input))
      return true
    }
  }

  /// Runs the body with `input` and waits for what it returns.
  ///
  /// Cancelling the calling task cancels the run.
  ///
  /// - Throws: ``CommandError/disabled``; `CancellationError` when the run was cancelled or
  ///   superseded; or the body's own error, which then goes to nobody else.
  public func callAsFunction(_ input: Input) async throws -> Output {
    guard untracked({ isEnabled }) else { throw CommandError.disabled }
    let run = ActiveRun<Input, Output>(input)
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        run.caller = continuation
        admit(run)
      }
    } onCancel: {
      Task { @MainActor [weak self] in self?.cancel(run) }
    }
    return try run.outcome.get()
  }

  /// Cancels what is running and what is waiting.
  ///
  /// ``isExecuting`` falls when the body has ended.
  public func cancel() {
    let waiting = waiting
    self.waiting = []
    for run in waiting { run.abandon() }
    current?.cancel()
  }
}

extension Command where Input == Void {
  /// Runs the body if the command is enabled; see ``execute(_:)``.
  @discardableResult
  public func execute() -> Bool { execute(()) }

  /// Runs the body and waits for what it returns; see ``callAsFunction(_:)``.
  public func callAsFunction() async throws -> Output { try await callAsFunction(()) }
}
