extension Command {
  /// Starts the executions that are ready, and drops them while the command is disabled.
  ///
  /// A loop and not a recursion, so that many executions that end at once need no deep stack.
  @usableFromInline
  func startReady() {
    guard !isStartingReady else { return }
    isStartingReady = true
    untracked {
      while let execution = ready.popFirst() {
        if meetsCondition { start(execution) } else { drop(execution) }
      }
    }
    isStartingReady = false
  }

  /// Ends an execution before its body, because the command is disabled.
  @usableFromInline
  func drop(_ execution: ActiveExecution<Input, Output>) {
    let isAwaited = execution.isAwaited
    batch { removeOneOfMany(execution) }
    execution.end(.failure(CommandError.disabled))
    if !isAwaited, Trace.isOn { Trace.report(.executionDropped("\(label)")) }
    if !ready.isEmpty { startReady() }
  }

  /// Removes an execution whose body has ended, and moves the next waiting one to those that are
  /// ready.
  ///
  /// If there is none, the command is no longer executing.
  @inlinable
  func remove(_ execution: ActiveExecution<Input, Output>) {
    guard running.count == 1, waiting.isEmpty, ready.isEmpty else {
      return removeOneOfMany(execution)
    }
    running.removeAll(keepingCapacity: true)
    markIdle()
  }

  @usableFromInline
  func removeOneOfMany(_ execution: ActiveExecution<Input, Output>) {
    for index in running.indices where running[index] === execution {
      running.remove(at: index)
      break
    }
    if let next = waiting.popFirst() { ready.append(next) }
    if running.isEmpty, ready.isEmpty { markIdle() }
  }
}
