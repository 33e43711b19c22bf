extension Command {
  /// Starts `run`, or does what the policy says when another is running.
  func admit(_ run: ActiveRun<Input, Output>) {
    if let running = current {
      switch policy {
      case .ignore:
        // Reached only by executing the command from inside its own synchronous body.
        run.abandon()
        return
      case .queue:
        waiting.append(run)
        return
      case .latest:
        superseded[ObjectIdentifier(running)] = running
        running.cancel()
      }
    }
    start(run)
  }

  /// Cancels one run, wherever it is.
  func cancel(_ run: ActiveRun<Input, Output>) {
    if let index = waiting.firstIndex(where: { $0 === run }) {
      waiting.remove(at: index)
      run.abandon()
    } else {
      run.cancel()
    }
  }

  private func start(_ run: ActiveRun<Input, Output>) {
    current = run
    switch body {
    case .synchronous(let body):
      isExecuting = true
      let outcome = Result { try body(run.input) }
      finish(run, outcome)
    case .asynchronous(let body):
      let handle = CommandRun { [weak self] in self?.progress = $0 }
      run.handle = handle
      batch {
        progress = nil
        isExecuting = true
      }
      let input = run.input
      // The first part of the body runs here and now, so that a short one costs no hop.
      run.task = Task.immediate { @MainActor [weak self] in
        let outcome: Result<Output, any Error>
        do { outcome = .success(try await body(input, handle)) } catch { outcome = .failure(error) }
        guard let self else {
          run.abandon()
          return
        }
        self.finish(run, outcome)
      }
    }
  }

  private func finish(_ run: ActiveRun<Input, Output>, _ outcome: Result<Output, any Error>) {
    let isCurrent = current === run
    superseded[ObjectIdentifier(run)] = nil
    if isCurrent { current = nil }
    let next = isCurrent && !waiting.isEmpty ? waiting.removeFirst() : nil
    batch {
      if current == nil, superseded.isEmpty, next == nil {
        progress = nil
        isExecuting = false
      }
      publish(outcome, of: run)
    }
    if let next { start(next) }
  }

  private func publish(_ outcome: Result<Output, any Error>, of run: ActiveRun<Input, Output>) {
    switch outcome {
    case _ where run.isCancelled, .failure(is CancellationError):
      run.abandon()
    case .success(let output):
      result = .success(output)
      published.send(output)
      run.answer(outcome)
    case .failure(let error):
      result = .failure(error)
      if run.caller != nil {
        run.answer(outcome)
      } else if failures.count > 0 {
        failures.send(error)
      } else {
        Trace.sink(.unhandledError(command: "\(label)", error))
      }
    }
  }
}
