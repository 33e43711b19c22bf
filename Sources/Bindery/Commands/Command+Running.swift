extension Command {
  /// Runs a synchronous body, with nothing around it that allocates.
  @discardableResult
  func perform(
    _ body: (Input) throws -> Output,
    _ input: Input,
    isAwaited: Bool = false
  ) -> Result<Output, any Error> {
    isInside = true
    let execution = tellExecution()
    noteStart()
    let outcome: Result<Output, any Error>
    do { outcome = .success(try body(input)) } catch { outcome = .failure(error) }
    isInside = false
    noteEnd(publish(outcome, isAwaited: isAwaited))
    execution?.outcome.send(outcome)
    return outcome
  }

  /// Starts a run, or does what the policy says when another is running.
  @discardableResult
  func admit(_ input: Input, for caller: RunCaller?) -> ActiveRun<Input, Output> {
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
    if let last = waiting.last { return last }
    guard let last = running.last, !last.isCancelled else { return nil }
    return last
  }

  private func start(
    _ run: ActiveRun<Input, Output>,
    superseding old: [ActiveRun<Input, Output>] = []
  ) {
    running.append(run)
    run.hasStarted = true
    for run in old { run.cancel() }
    batch {
      progress = nil
      isExecuting = true
    }
    run.execution = tellExecution()
    noteStart()
    switch body {
    case .immediate: break
    case .suspending(let body): begin(body, run)
    case .signalling(let body): begin(body, run)
    }
  }

  /// The first part of the body runs here and now, so that a short one costs no hop.
  private func begin(
    _ body: @escaping @MainActor (Input, CommandRun) async throws -> Output,
    _ run: ActiveRun<Input, Output>
  ) {
    run.task = Task.immediate { @MainActor [weak self] in
      let outcome: Result<Output, any Error>
      do { outcome = .success(try await body(run.input, run)) } catch { outcome = .failure(error) }
      if let self { self.finish(run, outcome) } else { run.abandon() }
    }
  }

  private func begin(
    _ body: CommandBody<Input, Output>.SignallingBody,
    _ run: ActiveRun<Input, Output>
  ) {
    body(run.input, run) { [weak self] outcome in
      guard run.outcome == nil else { return }
      if let self { self.finish(run, outcome) } else { run.abandon() }
    }
  }

  /// A loop and not a recursion, so that many executions that end at once need no deep stack.
  private func startInTurn(_ run: ActiveRun<Input, Output>) {
    due.append(run)
    guard !isStartingDue else { return }
    isStartingDue = true
    while let run = due.popFirst() { start(run) }
    isStartingDue = false
  }

  private func finish(_ run: ActiveRun<Input, Output>, _ outcome: Result<Output, any Error>) {
    for index in running.indices where running[index] === run {
      running.remove(at: index)
      break
    }
    let next = waiting.popFirst()
    var ending = TraceEvent.Ending.cancelled
    batch {
      if running.isEmpty, next == nil {
        progress = nil
        isExecuting = false
      }
      if run.isCancelled {
        run.abandon()
      } else {
        ending = publish(outcome, isAwaited: run.isAwaited)
        run.end(outcome)
      }
    }
    noteEnd(ending)
    if let next { startInTurn(next) }
  }
}

extension ActiveRun {
  /// Ends a run whose value nobody will get.
  func abandon() {
    cancel()
    end(.failure(CancellationError()))
  }
}
