/// What a command remembers of one observed: its input, who awaits it, how it ended.
@MainActor
@usableFromInline
final class ActiveExecution<Input, Output>: CommandExecution {
  @usableFromInline let input: Input
  /// Whether it is known how it ended.
  @usableFromInline @exclusivity(unchecked) var hasEnded = false
  @usableFromInline @exclusivity(unchecked) var task: Task<Void, Never>?
  /// Whether the body has begun.
  @usableFromInline @exclusivity(unchecked) var hasStarted = false
  /// Who follows the execution from outside, if anybody does.
  @usableFromInline @exclusivity(unchecked) var observed: ObservedExecution<Output>?
  @usableFromInline @exclusivity(unchecked) var waiters: [Waiter<Output>] = []
  /// Whether somebody wants the execution without awaiting it.
  @usableFromInline @exclusivity(unchecked) var hasUnawaitedRequest = false
  /// The command, as long as it lives and the execution has not ended.
  ///
  /// Not weak, because a weak reference costs as much as the rest of the execution: whoever ends a execution, the
  /// command when it goes included, takes it away.
  @usableFromInline @exclusivity(unchecked) var command: Unmanaged<Command<Input, Output>>?

  @inlinable
  init(_ input: Input, of command: Command<Input, Output>) {
    self.input = input
    self.command = .passUnretained(command)
    super.init()
  }

  deinit {}

  /// Whether a failure of the execution goes to those who await it.
  var isAwaited: Bool {
    for waiter in waiters where !waiter.isCancelled { return true }
    return false
  }

  /// Notes who wants the execution; without a waiter, nobody awaits it.
  func addWaiter(_ waiter: Waiter<Output>?) {
    if let waiter { waiters.append(waiter) } else { hasUnawaitedRequest = true }
  }

  /// Lets `waiter` go.
  ///
  /// - Returns: Whether nobody is left who wants the execution.
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
    super.cancel()
    task?.cancel()
  }

  override func publish(progress: Double?) {
    command?.takeUnretainedValue().publish(progress: progress, of: self)
  }

  /// Gives the outcome to those who await the execution.
  @inlinable
  func end(_ outcome: Result<Output, any Error>) {
    hasEnded = true
    command = nil
    if !waiters.isEmpty || observed != nil { notifyWaiters(outcome) }
  }

  @usableFromInline
  func notifyWaiters(_ outcome: Result<Output, any Error>) {
    for waiter in waiters { waiter.resume(outcome) }
    waiters = []
    observed?.outcome.send(outcome)
    observed = nil
  }
}
