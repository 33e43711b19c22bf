/// An operation that a view model offers to the user, with the state that a view shows of it.
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
/// `command(_:name:when:_:)` makes a command of a view model: the command does not retain the view
/// model at rest and ends with it. The initialisers make a command without an owner, for work that
/// needs no view model.
///
/// - Order: a synchronous body has ended when ``execute(_:)`` returns, so no observer sees the
///   command executing. An asynchronous body starts before ``execute(_:)`` returns and runs on the
///   main actor up to its first suspension; on Apple’s systems before version 26 it starts in
///   the next job of the main actor, unless it was cancelled. ``isExecuting`` becomes false when
///   the body has ended, not when it was cancelled; the outcome is published in the same batch.
/// - Lifetime: the running body is cancelled when the command is released.
/// - Errors: a failure has one destination: the callers that await the execution; or else the error
///   handlers, a ``delegate`` among them; or else ``Trace``. ``result`` shows it in every case.
///   Cancellation is no failure.
/// - Cost: a synchronous execution costs little more than a call and allocates nothing; an
///   asynchronous one starts a task.
///
/// The idea is ReactiveCocoa's `RACCommand`, and ReactiveSwift's `Action`.
///
/// A view also shows the progress and the failure of the last execution:
///
/// ```swift
/// label.text = upload.progress.map { "\(Int($0 * 100)) %" } ?? ""
/// if case .failure(let error) = upload.result { label.text = "\(error)" }
/// if upload.enabled.value { label.isHidden = false }
/// ```
@MainActor
public final class Command<Input, Output>: CommandStatus {
  /// The rule for an execution that is requested while another is running.
  package let policy: CommandPolicy
  /// The delegate, whose methods are called for each execution; held weakly.
  ///
  /// ```swift
  /// upload.delegate = self
  /// ```
  public weak var delegate: (any CommandDelegate)? {
    didSet { hasDelegate = delegate != nil }
  }
  @usableFromInline let body: CommandBody<Input, Output>
  let label: StaticString
  @usableFromInline let condition: (() -> Bool)?

  /// Whether a body is running.
  @MutableProperty public internal(set) var isExecuting = false
  /// The progress of the body that began last, from 0 to 1; `nil` if it reports none.
  @MutableProperty public internal(set) var progress: Double?
  @usableFromInline let outcome = MutableProperty<Result<Output, any Error>?>(nil)

  // No access to these lasts while foreign code runs, so accesses are not checked.
  /// The channel of values; made for the first handler.
  @usableFromInline @safe @exclusivity(unchecked) var published: Channel<Output>?
  var failures: Channel<any Error>?
  var executions: Channel<ObservedExecution<Output>>?
  /// Whether the executions were ever observed.
  @usableFromInline @safe @exclusivity(unchecked) var publishesExecutions = false
  /// The bindings that `<~` made to the command.
  package private(set) lazy var bindings = Lifetime()
  private lazy var enabledNode = makeEnabled()

  /// Whether the owner has ended, so that every execution is refused.
  @usableFromInline @safe @exclusivity(unchecked) var hasEnded = false
  /// `hasEnded` as a property for ``isEnabled``, made with its node.
  private var ended: MutableProperty<Bool>?
  /// The member of the owner's lifetime that ends the command, if there is an owner.
  final var ending: CommandEnding?

  /// Whether a synchronous body is under way.
  @usableFromInline @safe @exclusivity(unchecked) var isPerforming = false
  /// Whether there was a delegate when one was last set.
  @usableFromInline @safe @exclusivity(unchecked) var hasDelegate = false
  @usableFromInline @safe @exclusivity(unchecked) var running: [ActiveExecution<Input, Output>] = []
  @usableFromInline @safe @exclusivity(unchecked) var waiting =
    CancellableQueue<ActiveExecution<Input, Output>>()
  /// The executions that start next, while others still end or are started.
  @usableFromInline @safe @exclusivity(unchecked) var ready =
    CancellableQueue<ActiveExecution<Input, Output>>()
  @usableFromInline @safe @exclusivity(unchecked) var isStartingReady = false

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
    // First of all, because the cancel handler of one execution may end another.
    for execution in running + waiting { execution.command = nil }
    for execution in running { execution.cancel() }
    for execution in waiting { execution.endAsCancelled() }
  }

  /// The outcome of the last execution that was not cancelled.
  ///
  /// Reading it inside `observe` subscribes.
  @inlinable public var result: Result<Output, any Error>? { outcome.value }

  /// Whether ``execute(_:)`` would accept an input now.
  ///
  /// Reading it inside `observe` subscribes.
  public var isEnabled: Bool { enabledNode.value && !hasEnded }

  /// ``isEnabled`` as a property.
  public var enabled: Property<Bool> { enabledNode }

  /// Makes the property so that it does not capture the command, which may be released before it.
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

  /// Cancels the running and the waiting executions, and refuses every execution from now on.
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
