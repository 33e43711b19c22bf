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
    guard !isInside else { return false }
    perform(body, input)
    return true
  }

  /// Runs the body with `input` and waits for what it returns.
  ///
  /// Cancelling the calling task cancels the run, unless others want it too.
  ///
  /// - Throws: ``CommandError/disabled``, also when the owner has ended; `CancellationError` when
  ///   the run was cancelled or superseded; or the error of the body, which no listener then
  ///   receives.
  public func callAsFunction(_ input: Input) async throws -> Output {
    guard untracked({ accepts }) else { throw CommandError.disabled }
    if case .immediate(let body) = body {
      return try untracked { attempt(body, input, isAwaited: true) }.get()
    }
    let caller = RunCaller<Output>()
    let run = untracked { admit(input, for: caller) }
    await withTaskCancellationHandler {
      await caller.wait()
    } onCancel: {
      Task { @MainActor [weak self] in self?.leave(run, caller) }
    }
    guard !caller.hasLeft, let outcome = caller.outcome else { throw CancellationError() }
    return try outcome.get()
  }

  /// Cancels what is running and what is waiting.
  ///
  /// ``isExecuting`` falls when the body has ended.
  public func cancel() {
    for run in due.removeAll() + waiting.removeAll() { run.abandon() }
    for run in running { run.cancel() }
    fallIfIdle()
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

  /// Whether something runs that a new execution can neither join nor wait for.
  private var isFull: Bool {
    isInside || (policy == .ignore && !(running.isEmpty && due.isEmpty))
  }

  @inlinable
  func admitIfPossible(_ input: Input) -> Bool {
    guard !running.isEmpty || !due.isEmpty else {
      let run = ActiveRun(input, of: self)
      run.isWantedByAll = true
      start(run)
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

  func leave(_ run: ActiveRun<Input, Output>, _ caller: RunCaller<Output>) {
    guard !run.hasEnded, run.leave(caller) else { return }
    guard waiting.remove(run) || due.remove(run) else { return run.cancel() }
    run.abandon()
    fallIfIdle()
  }

  /// Lowers ``isExecuting`` where the last run has ended and the one due after it was cancelled.
  private func fallIfIdle() {
    guard running.isEmpty, due.isEmpty, untracked({ isExecuting }) else { return }
    batch { fall() }
  }
}

extension Command where Input == Void {
  /// Runs the body if the command is enabled; see ``execute(_:)``.
  @discardableResult
  public func execute() -> Bool { execute(()) }

  /// Runs the body and waits for what it returns; see ``callAsFunction(_:)``.
  public func callAsFunction() async throws -> Output { try await callAsFunction(()) }
}
