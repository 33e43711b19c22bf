/// What a command remembers of one execution: its input, who awaits it, how it ended.
@MainActor
@usableFromInline
final class ActiveRun<Input, Output>: CommandRun {
  @usableFromInline let input: Input
  /// Whether it is known how it ended.
  @usableFromInline @exclusivity(unchecked) var hasEnded = false
  @usableFromInline @exclusivity(unchecked) var task: Task<Void, Never>?
  /// Whether the body has begun.
  @usableFromInline @exclusivity(unchecked) var hasStarted = false
  /// Who follows the run from outside, if anybody does.
  @usableFromInline @exclusivity(unchecked) var execution: CommandExecution<Output>?
  @usableFromInline @exclusivity(unchecked) var callers: [RunCaller<Output>] = []
  /// Whether somebody wants the run without awaiting it.
  @usableFromInline @exclusivity(unchecked) var isWantedByAll = false
  /// The command, as long as it lives and the run has not ended.
  ///
  /// Not weak, because a weak reference costs as much as the rest of the run: whoever ends a run, the
  /// command when it goes included, takes it away.
  @usableFromInline @exclusivity(unchecked) var command: Unmanaged<Command<Input, Output>>?

  @inlinable
  init(_ input: Input, of command: Command<Input, Output>) {
    self.input = input
    self.command = .passUnretained(command)
    super.init()
  }

  deinit {}

  /// Whether a failure of the run goes to those who await it.
  var isAwaited: Bool {
    for caller in callers where !caller.hasLeft { return true }
    return false
  }

  /// Notes who wants the run; without a caller, nobody awaits it.
  func join(_ caller: RunCaller<Output>?) {
    if let caller { callers.append(caller) } else { isWantedByAll = true }
  }

  /// Lets `caller` go.
  ///
  /// - Returns: Whether nobody is left who wants the run.
  func leave(_ caller: RunCaller<Output>) -> Bool {
    caller.hasLeft = true
    if isWantedByAll || isAwaited {
      caller.resume()
      return false
    }
    return true
  }

  @usableFromInline
  override func cancel() {
    super.cancel()
    task?.cancel()
  }

  override func show(_ progress: Double?) {
    command?.takeUnretainedValue().show(progress, of: self)
  }

  /// Gives the outcome to those who await the run.
  @inlinable
  func end(_ outcome: Result<Output, any Error>) {
    hasEnded = true
    command = nil
    if !callers.isEmpty || execution != nil { tellOthers(outcome) }
  }

  @usableFromInline
  func tellOthers(_ outcome: Result<Output, any Error>) {
    for caller in callers { caller.resume(outcome) }
    callers = []
    execution?.outcome.send(outcome)
    execution = nil
  }
}
