extension Command {
  /// Starts a run, or does what the policy says when another is running.
  @discardableResult
  func admit(_ input: Input, for caller: RunCaller<Output>?) -> ActiveRun<Input, Output> {
    let live = policy == .join ? newestLiveRun : nil
    let admission = policy.admission(running: running.count + due.count, canJoin: live != nil)
    if admission == .join, let live {
      live.join(caller)
      return live
    }
    let run = ActiveRun(input, of: self)
    run.join(caller)
    switch admission {
    case .start, .join: start(run)
    case .wait: waiting.append(run)
    case .supersede: start(run, superseding: running)
    case .refuse: run.abandon()
    }
    return run
  }

  /// Shows how far `run` is, if it is the one that began last.
  func show(_ progress: Double?, of run: ActiveRun<Input, Output>) {
    if running.last === run { self.progress = progress }
  }

  private var newestLiveRun: ActiveRun<Input, Output>? {
    if let last = waiting.last ?? due.last { return last }
    guard let last = running.last, !last.isCancelled else { return nil }
    return last
  }

  @inlinable
  func start(
    _ run: ActiveRun<Input, Output>,
    superseding old: [ActiveRun<Input, Output>] = []
  ) {
    running.append(run)
    run.hasStarted = true
    for run in old { run.cancel() }
    rise()
    if tellsExecutions { run.execution = tellExecution() }
    if isFollowed { noteStart() }
    switch body {
    case .immediate: break
    case .suspending(let body): begin(body, run)
    case .signalling(let body): begin(body, run)
    }
  }

  /// The first part of the body runs here and now, so that a short one costs no hop.
  @inlinable
  func begin(
    _ body: @escaping @MainActor (Input, CommandRun) async throws -> Output,
    _ run: ActiveRun<Input, Output>
  ) {
    // Who is told of the start may call it off, or supersede it.
    guard !run.isCancelled else { return run.finish(.failure(CancellationError())) }
    let task = Task.immediate { @MainActor in
      do { run.finish(.success(try await body(run.input, run))) } catch {
        run.finish(.failure(error))
      }
    }
    run.task = task
    // And so may the first part of the body, before there is a task to cancel.
    if run.isCancelled { task.cancel() }
  }

  @usableFromInline
  func begin(
    _ body: CommandBody<Input, Output>.SignallingBody,
    _ run: ActiveRun<Input, Output>
  ) {
    body(run.input, run) { outcome in
      if !run.hasEnded { run.finish(outcome) }
    }
  }

  /// Starts the runs whose turn has come.
  ///
  /// A loop and not a recursion, so that many executions that end at once need no deep stack.
  @usableFromInline
  func startDue() {
    guard !isStartingDue else { return }
    isStartingDue = true
    while let run = due.popFirst() { start(run) }
    isStartingDue = false
  }

  @usableFromInline
  func rise() {
    batch {
      progress = nil
      isExecuting = true
    }
  }

  @inlinable
  func finish(_ run: ActiveRun<Input, Output>, _ outcome: Result<Output, any Error>) {
    Graph.open()
    remove(run)
    // A listener may cancel the run whose turn has come, so that one stays in the queue meanwhile.
    let ending = settle(run, outcome)
    Graph.close()
    if isFollowed { noteEnd(ending) }
    if !due.isEmpty { startDue() }
  }

  @inlinable
  func settle(
    _ run: ActiveRun<Input, Output>,
    _ outcome: Result<Output, any Error>
  ) -> TraceEvent.Ending {
    guard !run.isCancelled, case .success(let output) = outcome else {
      return settleWithoutValue(run, outcome)
    }
    show(output)
    run.end(outcome)
    return .succeeded
  }

  @usableFromInline
  func settleWithoutValue(
    _ run: ActiveRun<Input, Output>,
    _ outcome: Result<Output, any Error>
  ) -> TraceEvent.Ending {
    guard !run.isCancelled else {
      run.abandon()
      return .cancelled
    }
    let ending = publish(outcome, isAwaited: run.isAwaited)
    run.end(outcome)
    return ending
  }

  /// Removes a run whose body has ended, and moves the next that waits to those that are due.
  ///
  /// Without one the command is no longer executing.
  @inlinable
  func remove(_ run: ActiveRun<Input, Output>) {
    guard running.count == 1, waiting.isEmpty, due.isEmpty else { return removeOneOfMany(run) }
    running.removeAll(keepingCapacity: true)
    fall()
  }

  @usableFromInline
  func removeOneOfMany(_ run: ActiveRun<Input, Output>) {
    for index in running.indices where running[index] === run {
      running.remove(at: index)
      break
    }
    if let next = waiting.popFirst() { due.append(next) }
    if running.isEmpty, due.isEmpty { fall() }
  }

  @usableFromInline
  func fall() {
    progress = nil
    isExecuting = false
  }
}

extension ActiveRun {
  /// The body has ended; the command may have gone meanwhile.
  @inlinable
  func finish(_ outcome: Result<Output, any Error>) {
    if let command {
      command.takeUnretainedValue().finish(self, outcome)
    } else {
      abandon()
    }
    if owner != nil { releaseOwner() }
  }

  /// Releases the owner, and with it perhaps the command, now that the outcome is published.
  @usableFromInline
  func releaseOwner() {
    let owner = owner
    self.owner = nil
    owner?.release()
  }

  /// Ends a run whose value nobody will get.
  @usableFromInline
  func abandon() {
    cancel()
    end(.failure(CancellationError()))
  }
}
