extension Command {
  /// Executes the body with `input` if the command is enabled and the policy admits the execution.
  ///
  /// ```swift
  /// if !viewModel.saveCommand.execute(text) { print("The command is disabled.") }
  /// ```
  ///
  /// - Order: a synchronous body has ended, and the handlers of its outcome have been called, when
  ///   the method returns; observers of ``result`` have run too, but in a batch or an observer they
  ///   run after it. An asynchronous body has run up to its first suspension, unless the policy has
  ///   queued it.
  /// - Lifetime: the running body is retained until it has ended; releasing the command cancels it.
  /// - Errors: a failure is thrown to callers that await the execution, else sent to the error
  ///   handlers, and to ``Trace`` if there are none.
  /// - Cost: a synchronous execution allocates nothing; an asynchronous one starts a task.
  ///
  /// Properties that the body reads are not observed.
  ///
  /// - Returns: Whether the input was accepted. A command whose owner has ended accepts none.
  @discardableResult
  @inlinable
  public func execute(_ input: Input) -> Bool {
    // An observer that executes the command must not depend on what the body reads.
    let reader = Graph.reader
    if !Graph.isIdle { Graph.reader = Graph.muted }
    defer { Graph.reader = reader }
    if hasEnded { return refuse() }
    guard meetsCondition else { return false }
    guard case .immediate(let body) = body else { return admitIfPossible(input) }
    guard !isPerforming else { return false }
    perform(body, input)
    return true
  }

  /// Executes the body with `input` and waits for its result.
  ///
  /// ```swift
  /// do { try await viewModel.saveCommand(text) } catch CommandError.disabled {
  ///   print("The command is disabled.")
  /// } catch { print("Could not save: \(error)") }
  /// ```
  ///
  /// Cancelling the calling task cancels the execution, unless others have requested it too. In a
  /// task that has been cancelled before, nothing is executed, superseded or joined.
  ///
  /// - Throws: ``CommandError/disabled``, also when the owner has ended, or when the execution was
  ///   queued and its turn came while the command was disabled; `CancellationError` when the
  ///   execution was cancelled or superseded; or the error of the body, which no handler then
  ///   receives.
  public func callAsFunction(_ input: Input) async throws -> Output {
    try Task.checkCancellation()
    guard untracked({ accepts }) else { throw CommandError.disabled }
    if case .immediate(let body) = body {
      return try untracked { attempt(body, input, isAwaited: true) }.get()
    }
    let waiter = Waiter<Output>()
    let execution = untracked { admit(input, for: waiter) }
    await withTaskCancellationHandler {
      await waiter.wait()
    } onCancel: {
      // At once if the main actor cancels, so that the body does not begin in this turn.
      onMainActor { execution.cancelWaiter(waiter) }
    }
    guard !waiter.isCancelled, let outcome = waiter.outcome else { throw CancellationError() }
    return try outcome.get()
  }

  /// Cancels the running and the waiting executions.
  ///
  /// ``isExecuting`` becomes false when the last body has ended. Callback bodies end when their
  /// cancel handlers have returned. Properties that the handlers read are not observed.
  public func cancel() {
    untracked {
      for execution in ready.removeAll() + waiting.removeAll() { execution.endAsCancelled() }
      for execution in running { execution.cancel() }
      markIdleIfDone()
    }
  }

  @inlinable var meetsCondition: Bool {
    guard let condition else { return true }
    return condition()
  }

  /// Whether an execution would be accepted now, computed without making a property for it.
  var accepts: Bool {
    if hasEnded { return refuse() }
    return meetsCondition && !isFull
  }

  /// Whether an execution is under way that a new one can neither join nor wait for.
  private var isFull: Bool {
    isPerforming || (policy == .ignore && !(running.isEmpty && ready.isEmpty))
  }

  @inlinable
  func admitIfPossible(_ input: Input) -> Bool {
    guard !running.isEmpty || !ready.isEmpty else {
      let execution = ActiveExecution(input, of: self)
      execution.hasUnawaitedRequest = true
      start(execution)
      return true
    }
    return admitBesideOthers(input)
  }

  @usableFromInline
  func admitBesideOthers(_ input: Input) -> Bool {
    guard !isFull else { return false }
    admit(input, for: nil)
    return true
  }

  func removeWaiter(_ waiter: Waiter<Output>, from execution: ActiveExecution<Input, Output>) {
    guard !execution.hasEnded, execution.removeWaiter(waiter) else { return }
    if ready.remove(execution) {
      // The next one takes its place; it is started when the present outcome has been published.
      if let next = waiting.popFirst() { ready.append(next) }
    } else if !waiting.remove(execution) {
      return execution.cancel()
    }
    execution.endAsCancelled()
    markIdleIfDone()
  }

  /// Sets ``isExecuting`` to false if no execution is running and the next one was cancelled.
  func markIdleIfDone() {
    guard running.isEmpty, ready.isEmpty, untracked({ isExecuting }) else { return }
    batch { markIdle() }
  }
}

extension Command where Input == Void {
  /// Executes the body if the command is enabled and the policy admits the execution.
  ///
  /// - Returns: Whether the execution was accepted.
  @discardableResult
  public func execute() -> Bool { execute(()) }

  /// Executes the body and waits for its result.
  ///
  /// - Throws: ``CommandError/disabled``, `CancellationError` if the execution was cancelled or
  ///   superseded, or the error of the body, which no handler then receives.
  public func callAsFunction() async throws -> Output { try await callAsFunction(()) }
}
