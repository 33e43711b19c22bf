/// An operation that a user can ask a view model for, with the state that a view shows of it.
///
/// ```swift
/// private(set) lazy var logIn = command(when: { $0.isValid }) { viewModel in
///   try await viewModel.session.logIn(viewModel.username, viewModel.password)
/// }
///
/// lifetime.observe(self) { view in
///   view.button.isEnabled = view.viewModel.logIn.isEnabled
///   view.spinner.isHidden = !view.viewModel.logIn.isExecuting
/// }
/// ```
///
/// `command(_:name:when:_:)` makes a command of a view model, which holds it
/// weakly and ends with it. The initialisers make a command without an owner.
///
/// - A synchronous body has ended when ``execute(_:)`` returns, so nobody sees it executing; it
///   costs little more than a call and allocates nothing. An asynchronous one starts at once and
///   executions on the main actor up to its first suspension.
/// - ``isExecuting`` falls when the body has really ended, not when it was asked to stop.
/// - A failure reaches one destination: those who await the execution; or else those who listen to the
///   errors, a ``delegate`` among them; or else ``Trace``. ``result`` shows it in every case.
///   Cancellation is no failure.
/// - The running body is cancelled when the command is released.
///
/// The idea is ReactiveCocoa's `RACCommand`, and ReactiveSwift's `Action`.
@MainActor
public final class Command<Input, Output>: CommandStatus {
  /// What to do when executed while executing.
  public let policy: CommandPolicy
  /// Told of each execution by being called; held weakly.
  public weak var delegate: (any CommandDelegate)? {
    didSet { hasDelegate = delegate != nil }
  }
  @usableFromInline let body: CommandBody<Input, Output>
  let label: StaticString
  @usableFromInline let condition: (() -> Bool)?

  /// Whether a body is running.
  @MutableProperty public internal(set) var isExecuting = false
  /// How far the body that began last is, from 0 to 1, where it says so.
  @MutableProperty public internal(set) var progress: Double?
  @usableFromInline let outcome = MutableProperty<Result<Output, any Error>?>(nil)

  /// Who listens to the values and to the failures, if anybody ever did.
  @usableFromInline @exclusivity(unchecked) var published: Channel<Output>?
  var failures: Channel<any Error>?
  var executions: Channel<ObservedExecution<Output>>?
  /// Whether anybody ever followed the executions.
  @usableFromInline @exclusivity(unchecked) var publishesExecutions = false
  /// What is bound to the command with `<~`.
  package private(set) lazy var bindings = Lifetime()
  private lazy var enabledNode = makeEnabled()

  /// Whether the owner has ended, so that every execution is refused.
  @usableFromInline @exclusivity(unchecked) var hasEnded = false
  /// The same as `hasEnded`, for ``isEnabled``; made with its node.
  private var ended: MutableProperty<Bool>?
  /// Ends the command with its owner, if it has one.
  final var ending: CommandEnding?

  /// Whether a synchronous body is under way.
  @usableFromInline @exclusivity(unchecked) var isPerforming = false
  /// Whether there was a delegate when one was last set.
  @usableFromInline @exclusivity(unchecked) var hasDelegate = false
  @usableFromInline @exclusivity(unchecked) var running: [ActiveExecution<Input, Output>] = []
  @usableFromInline @exclusivity(unchecked) var waiting = ExecutionQueue<Input, Output>()
  /// Executions whose turn has come, while others still end or are started.
  @usableFromInline @exclusivity(unchecked) var ready = ExecutionQueue<Input, Output>()
  @usableFromInline @exclusivity(unchecked) var isStartingReady = false

  init(
    policy: CommandPolicy,
    label: StaticString,
    when condition: (() -> Bool)?,
    body: CommandBody<Input, Output>
  ) {
    if case .concurrent(let limit) = policy {
      precondition(limit > 0, "a limit of concurrent executions must be at least 1")
    }
    self.policy = policy
    self.label = label
    self.body = body
    self.condition = condition
  }

  isolated deinit {
    ending?.forget()
    let waiting = ready.removeAll() + waiting.removeAll()
    // First of all, as what an execution does when it is cancelled may end another one.
    for execution in running + waiting { execution.command = nil }
    for execution in running { execution.cancel() }
    for execution in waiting { execution.endAsCancelled() }
  }

  /// How the last execution that was not cancelled ended.
  ///
  /// Reading it inside `observe` subscribes.
  @inlinable public var result: Result<Output, any Error>? { outcome.value }

  /// Whether ``execute(_:)`` would be heeded now.
  ///
  /// Reading it inside `observe` subscribes.
  public var isEnabled: Bool { enabledNode.value && !hasEnded }

  /// ``isEnabled`` as a property.
  public var enabled: Property<Bool> { enabledNode }

  /// The property captures what it needs and not the command, which may go before it.
  private func makeEnabled() -> Property<Bool> {
    let executing = policy == .ignore ? _isExecuting : nil
    let ended = MutableProperty(hasEnded)
    self.ended = ended
    return computed(as: SourceLabel(stringLiteral: label)) { [condition] in
      if ended.value { return false }
      if let condition, !condition() { return false }
      return executing?.value != true
    }
  }

  /// Cancels what is running and what is waiting, and refuses every execution from now on.
  ///
  /// - Parameter isNotifying: Whether observers of ``isEnabled`` are notified at once. While the
  ///   owner is being deinitialised they are notified in the next turn of the main actor, because
  ///   views that show the command may be released with the owner.
  func end(isNotifying: Bool) {
    guard !hasEnded else { return }
    hasEnded = true
    batch {
      if isNotifying { ended?.value = true }
      cancel()
    }
    if !isNotifying, let ended { Task { @MainActor in ended.value = true } }
  }
}
