extension Command {
  /// Starts an execution, or applies the policy if another is running.
  @discardableResult
  func admit(_ input: Input, for waiter: Waiter<Output>?) -> ActiveExecution<Input, Output> {
    let joined = policy == .join ? newestActiveExecution : nil
    let admission = policy.admission(running: running.count + ready.count, canJoin: joined != nil)
    if admission == .join, let joined {
      joined.addWaiter(waiter)
      return joined
    }
    let execution = ActiveExecution(input, of: self)
    execution.addWaiter(waiter)
    switch admission {
    case .start, .join: start(execution)
    case .wait: waiting.append(execution)
    case .supersede: start(execution, superseding: running)
    case .refuse: execution.endAsCancelled()
    }
    return execution
  }

  /// Publishes the progress of `execution` if it is the one that began last.
  func publish(progress: Double?, of execution: ActiveExecution<Input, Output>) {
    if running.last === execution { self.progress = progress }
  }

  private var newestActiveExecution: ActiveExecution<Input, Output>? {
    if let last = waiting.last ?? ready.last { return last }
    guard let last = running.last, !last.isCancelled else { return nil }
    return last
  }

  @inlinable
  func start(
    _ execution: ActiveExecution<Input, Output>,
    superseding old: [ActiveExecution<Input, Output>] = []
  ) {
    running.append(execution)
    if !old.isEmpty {
      for execution in old { execution.cancel() }
      // A cancel handler may have disabled the command.
      if !meetsCondition { return drop(execution) }
    }
    markExecuting()
    if publishesExecutions { execution.observed = publishExecution() }
    if isReported { reportStart() }
    switch body {
    case .immediate: break
    case .suspending(let body): begin(body, execution)
    case .calling(let body): call(body, execution)
    }
  }

  /// Performs the first part of the body before returning, so that a short body needs no task
  /// switch.
  @inlinable
  func begin(
    _ body: @escaping @MainActor (Input, CommandExecution) async throws -> Output,
    _ execution: ActiveExecution<Input, Output>
  ) {
    // A delegate or an observer of the start may cancel or supersede the execution.
    guard !execution.isCancelled else { return execution.finish(.failure(CancellationError())) }
    let task = immediateTask { @MainActor in
      // Where the task begins later, it may have been cancelled meanwhile.
      guard !execution.isCancelled else { return execution.finish(.failure(CancellationError())) }
      do { execution.finish(.success(try await body(execution.input, execution))) } catch {
        execution.finish(.failure(error))
      }
    }
    execution.task = task
    if !execution.hasEnded { execution.addToRunningTasks() }
    // The first part of the body may have cancelled it, before there was a task to cancel.
    if execution.isCancelled { task.cancel() }
  }

  /// Calls a callback body, without a task: the execution ends when the body has called back.
  @usableFromInline
  func call(
    _ body:
      @MainActor (Input, CommandExecution, @escaping CommandBody<Input, Output>.Finish) -> Void,
    _ execution: ActiveExecution<Input, Output>
  ) {
    guard !execution.isCancelled else { return execution.finish(.failure(CancellationError())) }
    body(execution.input, execution) { [execution] in
      if !execution.hasEnded { execution.finish($0) }
    }
    if !execution.hasEnded { execution.addToRunningTasks() }
  }

  @usableFromInline
  func markExecuting() {
    batch {
      progress = nil
      isExecuting = true
    }
  }

  @inlinable
  func finish(_ execution: ActiveExecution<Input, Output>, _ outcome: Result<Output, any Error>) {
    Graph.open()
    remove(execution)
    // A handler may cancel the next execution, so that one stays in the queue until then.
    let ending = settle(execution, outcome)
    Graph.close()
    if isReported { reportEnd(ending) }
    if !ready.isEmpty { startReady() }
  }

  @inlinable
  func settle(
    _ execution: ActiveExecution<Input, Output>,
    _ outcome: Result<Output, any Error>
  ) -> TraceEvent.Ending {
    guard !execution.isCancelled, case .success(let output) = outcome else {
      return settleWithoutValue(execution, outcome)
    }
    publishValue(output)
    execution.end(outcome)
    return .succeeded
  }

  @usableFromInline
  func settleWithoutValue(
    _ execution: ActiveExecution<Input, Output>,
    _ outcome: Result<Output, any Error>
  ) -> TraceEvent.Ending {
    guard !execution.isCancelled else {
      execution.endAsCancelled()
      return .cancelled
    }
    let ending = publish(outcome, isAwaited: execution.isAwaited)
    execution.end(outcome)
    return ending
  }

  @usableFromInline
  func markIdle() {
    progress = nil
    isExecuting = false
  }
}

extension ActiveExecution {
  /// Ends the execution after its body; the command may have been released before.
  @inlinable
  func finish(_ outcome: Result<Output, any Error>) {
    if let command {
      command.object.finish(self, outcome)
    } else {
      endAsCancelled()
    }
    if owner != nil { releaseOwner() }
  }

  /// Releases the owner, and with it perhaps the command, after the outcome was published.
  @usableFromInline
  func releaseOwner() {
    let owner = owner
    self.owner = nil
    owner?.release()
  }

  /// Ends an execution as cancelled, so that its value is not published.
  @usableFromInline
  func endAsCancelled() {
    cancel()
    end(.failure(CancellationError()))
  }
}
