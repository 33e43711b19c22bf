import Bindery

extension Action {
  /// The type of one execution.
  typealias Execution = ActionExecution<Input, Output, Failure>

  /// Executes the action for an application, or refuses the application.
  ///
  /// - Parameters:
  ///   - input: The input of the work.
  ///   - application: The observer of the execution; `nil` without one.
  /// - Returns: The execution, or `nil` if the action is disabled.
  @discardableResult
  func execute(
    _ input: Input,
    for application: ActionApplication<Input, Output, Failure>?
  ) -> Execution? {
    if let execution = Graph.untracked({ admit(input, for: application) }) { return execution }
    application?.terminate(.failed(.disabled))
    sendDisabled()
    return nil
  }

  /// Starts an execution, or applies the policy if another is running.
  ///
  /// - Returns: The execution, which may have ended, or `nil` if the action is disabled.
  private func admit(
    _ input: Input,
    for application: ActionApplication<Input, Output, Failure>?
  ) -> Execution? {
    if let allowed, !allowed.value { return nil }
    guard single == nil, !hasSeveral else { return admitBesideOthers(input, for: application) }
    let execution = Execution(of: self, input)
    execution.add(application)
    single = execution
    start(execution)
    return execution
  }

  @inline(never)
  private func admitBesideOthers(
    _ input: Input,
    for application: ActionApplication<Input, Output, Failure>?
  ) -> Execution? {
    if policy == .ignore { return nil }
    if let single { running = [single] }
    single = nil
    hasSeveral = true
    let newest = policy == .join ? newestActiveExecution : nil
    let admission = policy.admission(running: running.count + ready.count, canJoin: newest != nil)
    if admission == .join, let newest {
      newest.add(application)
      return newest
    }
    let execution = Execution(of: self, input)
    execution.add(application)
    if admission == .wait {
      waiting.append(execution)
    } else {
      let old = admission == .supersede ? running : []
      running.append(execution)
      start(execution, superseding: old)
    }
    return execution
  }

  /// The execution that an application would join; one that is ending cannot be joined.
  private var newestActiveExecution: Execution? {
    if let last = waiting.last ?? ready.last { return last }
    guard let last = running.last, !last.isCancelled, !last.isEnding else { return nil }
    return last
  }

  /// Starts an execution that is stored as running.
  func start(_ execution: Execution) {
    execution.markStarted()
    executing.value = true
    if Trace.isOn { Trace.report(.commandStarted("\(label)")) }
    execution.startWork()
  }

  private func start(_ execution: Execution, superseding old: [Execution]) {
    execution.markStarted()
    for execution in old { execution.cancel() }
    // An observer of the interruption may have disabled the action.
    if old.isEmpty || isAllowed { return start(execution) }
    execution.refuse()
    removeOneOfMany(execution)
  }

  /// Removes an execution whose work has ended, and starts the next one.
  func finish(_ execution: Execution, _ termination: Termination<Failure>) {
    if hasSeveral {
      removeOneOfMany(execution)
    } else {
      single = nil
      executing.value = false
    }
    if Trace.isOn { reportEnd(of: execution, termination) }
    if hasSeveral { startReady() }
  }

  @inline(never)
  private func reportEnd(of execution: Execution, _ termination: Termination<Failure>) {
    let ending: TraceEvent.Ending =
      switch termination {
      case _ where execution.isCancelled: .cancelled
      case .completed: .succeeded
      case .failed(let error): .failed(error)
      case .interrupted: .cancelled
      }
    Trace.report(.commandEnded("\(label)", ending))
  }
}
