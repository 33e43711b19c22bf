/// One execution as its command keeps it: the input, the waiters and the state.
///
/// No access to its properties lasts while foreign code runs, so accesses are not checked.
@MainActor
@usableFromInline
final class ActiveExecution<Input, Output>: CommandExecution, QueueMember {
  @usableFromInline let input: Input
  /// Whether the outcome is known.
  @usableFromInline @safe @exclusivity(unchecked) var hasEnded = false
  @usableFromInline @safe @exclusivity(unchecked) var task: Task<Void, Never>?
  /// The place of the task in ``RunningTasks``, once its first part has returned.
  @usableFromInline @safe @exclusivity(unchecked) var place: Int32 = -1
  @usableFromInline @safe @exclusivity(unchecked) var position: Int32 = -1
  /// The execution as observers of all executions see it; `nil` without observers.
  @usableFromInline @safe @exclusivity(unchecked) var observed: ObservedExecution<Output>?
  @usableFromInline @safe @exclusivity(unchecked) var waiters: [Waiter<Output>] = []
  /// Whether the execution was requested without awaiting it, so that the cancellation of all
  /// waiters does not cancel it.
  @usableFromInline @safe @exclusivity(unchecked) var hasUnawaitedRequest = false
  /// The command, while it lives and the execution has not ended.
  ///
  /// Not weak, because a weak reference costs as much as the rest of the execution. The end of the
  /// execution clears it, and so does the `deinit` of the command.
  @usableFromInline @safe @exclusivity(unchecked)
  var command: BackReference<Command<Input, Output>>?

  @inlinable
  init(_ input: Input, of command: Command<Input, Output>) {
    self.input = input
    self.command = BackReference(command)
    super.init()
  }

  deinit {}

  /// Whether a caller awaits the execution, so that a failure is thrown to that caller.
  var isAwaited: Bool {
    for waiter in waiters where !waiter.isCancelled { return true }
    return false
  }

  /// Adds a waiter, or records a request without one.
  func addWaiter(_ waiter: Waiter<Output>?) {
    if let waiter { waiters.append(waiter) } else { hasUnawaitedRequest = true }
  }

  /// Withdraws the request of a waiter whose task was cancelled.
  func cancelWaiter(_ waiter: Waiter<Output>) {
    if let command { command.object.removeWaiter(waiter, from: self) }
  }

  /// Removes a cancelled waiter, and resumes it if others still need the execution.
  ///
  /// - Returns: Whether no other request needs the execution.
  func removeWaiter(_ waiter: Waiter<Output>) -> Bool {
    waiter.isCancelled = true
    if hasUnawaitedRequest || isAwaited {
      waiter.resume()
      return false
    }
    return true
  }

  @usableFromInline
  override func cancel() {
    guard !isCancelled else { return }
    super.cancel()
    task?.cancel()
    if endsWhenCancelled { finish(.failure(CancellationError())) }
  }

  override func publish(progress: Double?) {
    command?.object.publish(progress: progress, of: self)
  }

  /// Records the end and passes the outcome to the waiters and observers.
  @inlinable
  func end(_ outcome: Result<Output, any Error>) {
    hasEnded = true
    if place >= 0 { removeFromRunningTasks() }
    command = nil
    if !waiters.isEmpty || observed != nil { notifyWaiters(outcome) }
  }

  /// Adds the task to ``RunningTasks`` until the execution ends.
  @usableFromInline
  func addToRunningTasks() {
    guard let command else { return }
    let label = SourceLabel(stringLiteral: command.object.label)
    place = RunningTasks.add(task, isCommand: true, label)
  }

  @usableFromInline
  func removeFromRunningTasks() { RunningTasks.remove(at: &place) }

  @usableFromInline
  func notifyWaiters(_ outcome: Result<Output, any Error>) {
    for waiter in waiters { waiter.resume(outcome) }
    waiters = []
    observed?.outcome.send(outcome)
    observed = nil
  }
}
