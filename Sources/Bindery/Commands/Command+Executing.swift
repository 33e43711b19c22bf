extension Command {
  /// Runs the body with `input` if the command is enabled, or does what the policy says.
  ///
  /// - Returns: Whether the input was accepted. A command whose owner has ended accepts none.
  @discardableResult
  @inlinable
  public func execute(_ input: Input) -> Bool {
    // Whoever executes inside an observer must not come to depend on what the body reads.
    let reader = Graph.reader
    Graph.reader = nil
    defer { Graph.reader = reader }
    if hasEnded { return refuse() }
    guard meetsCondition else { return false }
    guard case .immediate(let body) = body else { return admitIfPossible(input) }
    guard !isPerforming else { return false }
    perform(body, input)
    return true
  }

  /// Runs the body with `input` and waits for what it returns.
  ///
  /// Cancelling the calling task cancels the execution, unless others want it too.
  ///
  /// - Throws: ``CommandError/disabled``, also when the owner has ended; `CancellationError` when
  ///   the execution was cancelled or superseded; or the error of the body, which no listener then
  ///   receives.
  public func callAsFunction(_ input: Input) async throws -> Output {
    guard untracked({ accepts }) else { throw CommandError.disabled }
    if case .immediate(let body) = body {
      return try untracked { attempt(body, input, isAwaited: true) }.get()
    }
    let waiter = Waiter<Output>()
    let execution = untracked { admit(input, for: waiter) }
    await withTaskCancellationHandler {
      await waiter.wait()
    } onCancel: {
      Task { @MainActor [weak self] in self?.removeWaiter(waiter, from: execution) }
    }
    guard !waiter.isCancelled, let outcome = waiter.outcome else { throw CancellationError() }
    return try outcome.get()
  }

  /// Cancels what is running and what is waiting.
  ///
  /// ``isExecuting`` falls when the body has ended.
  public func cancel() {
    for execution in ready.removeAll() + waiting.removeAll() { execution.endAsCancelled() }
    for execution in running { execution.cancel() }
    markIdleIfDone()
  }

  @inlinable var meetsCondition: Bool {
    guard let condition else { return true }
    return condition()
  }

  /// The same as ``isEnabled``, without making a property for it.
  var accepts: Bool {
    if hasEnded { return refuse() }
    return meetsCondition && !isFull
  }

  /// Whether something executions that a new execution can neither join nor wait for.
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
    guard waiting.remove(execution) || ready.remove(execution) else { return execution.cancel() }
    execution.endAsCancelled()
    markIdleIfDone()
  }

  /// Lowers ``isExecuting`` where the last execution has ended and the one ready after it was cancelled.
  private func markIdleIfDone() {
    guard running.isEmpty, ready.isEmpty, untracked({ isExecuting }) else { return }
    batch { markIdle() }
  }
}

extension Command where Input == Void {
  /// Runs the body if the command is enabled; see ``execute(_:)``.
  @discardableResult
  public func execute() -> Bool { execute(()) }

  /// Runs the body and waits for what it returns; see ``callAsFunction(_:)``.
  public func callAsFunction() async throws -> Output { try await callAsFunction(()) }
}
