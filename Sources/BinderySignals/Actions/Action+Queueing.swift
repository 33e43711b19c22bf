import Bindery

extension Action {
  @inline(never)
  func removeOneOfMany(_ execution: Execution) {
    if let index = running.firstIndex(where: { $0 === execution }) { running.remove(at: index) }
    queueNext()
    markIdleIfDone()
  }

  /// Moves the next waiting execution to those that are ready.
  private func queueNext() { if let next = waiting.popFirst() { ready.append(next) } }

  private func markIdleIfDone() {
    guard hasSeveral, running.isEmpty, ready.isEmpty else { return }
    hasSeveral = false
    executing.value = false
  }

  /// Removes an execution that was cancelled before its start.
  func remove(_ execution: Execution) {
    if waiting.remove(execution) { return }
    guard ready.remove(execution) else { return }
    // The next one takes its place; the loop that starts those that are ready is running.
    queueNext()
    markIdleIfDone()
  }

  /// Starts the executions that are ready, and refuses them while the state does not allow any.
  ///
  /// A loop and not a recursion, so that many executions that end at once need no deep stack.
  @inline(never)
  func startReady() {
    guard !isStartingReady else { return }
    isStartingReady = true
    Graph.untracked {
      while let execution = ready.popFirst() {
        if isAllowed {
          running.append(execution)
          start(execution)
        } else {
          queueNext()
          execution.refuse()
          markIdleIfDone()
        }
      }
    }
    isStartingReady = false
  }

  /// Whether the state allows an execution.
  var isAllowed: Bool { allowed?.value ?? true }
}
