extension Command {
  /// Runs a synchronous body, with nothing around it that allocates.
  @discardableResult
  func perform(
    _ body: (Input) throws -> Output,
    _ input: Input,
    isAwaited: Bool = false
  ) -> Result<Output, any Error> {
    isInside = true
    noteStart()
    let outcome: Result<Output, any Error>
    do { outcome = .success(try body(input)) } catch { outcome = .failure(error) }
    isInside = false
    noteEnd(publish(outcome, isAwaited: isAwaited))
    return outcome
  }

  /// Starts a run, or does what the policy says when another is running.
  @discardableResult
  func admit(_ input: Input, for caller: RunCaller?) -> ActiveRun<Input, Output> {
    let live = policy == .join ? newestLiveRun : nil
    let admission = policy.admission(running: running.count, canJoin: live != nil)
    if admission == .join, let live {
      live.join(caller)
      return live
    }
    let run = ActiveRun(input, of: self)
    run.join(caller)
    switch admission {
    case .start, .join: start(run)
    case .wait: waiting.append(run)
    case .supersede:
      for run in running { run.cancel() }
      start(run)
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

  private func start(_ run: ActiveRun<Input, Output>) {
    guard case .suspending(let body) = body else { return }
    running.append(run)
    batch {
      progress = nil
      isExecuting = true
    }
    noteStart()
    // The first part of the body runs here and now, so that a short one costs no hop.
    run.task = Task.immediate { @MainActor [weak self] in
      let outcome: Result<Output, any Error>
      do { outcome = .success(try await body(run.input, run)) } catch { outcome = .failure(error) }
      if let self { self.finish(run, outcome) } else { run.abandon() }
    }
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
    if let next { start(next) }
  }
}

extension ActiveRun {
  /// Ends a run whose value nobody will get.
  func abandon() {
    cancel()
    end(.failure(CancellationError()))
  }
}
