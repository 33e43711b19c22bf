/// A queue of executions that have not started; adding one and removing the first cost O(1).
@usableFromInline
struct ExecutionQueue<Input, Output> {
  @usableFromInline var executions: [ActiveExecution<Input, Output>?] = []
  @usableFromInline var head = 0

  @inlinable var isEmpty: Bool { head == executions.count }

  var count: Int { executions.count - head }

  /// The execution that was added last.
  var last: ActiveExecution<Input, Output>? { isEmpty ? nil : executions[executions.count - 1] }

  mutating func append(_ execution: ActiveExecution<Input, Output>) { executions.append(execution) }

  mutating func popFirst() -> ActiveExecution<Input, Output>? {
    guard !isEmpty else { return nil }
    // An execution that has started is not retained any longer, nor is its input.
    let execution = executions[head]
    executions[head] = nil
    head += 1
    if head == executions.count {
      executions.removeAll(keepingCapacity: true)
      head = 0
    } else if head > 32, head > executions.count / 2 {
      executions.removeFirst(head)
      head = 0
    }
    return execution
  }

  /// Removes `execution` from the queue.
  ///
  /// - Returns: Whether it was in the queue.
  mutating func remove(_ execution: ActiveExecution<Input, Output>) -> Bool {
    for index in head..<executions.count where executions[index] === execution {
      executions.remove(at: index)
      return true
    }
    return false
  }

  /// Removes and returns all executions, in order.
  mutating func removeAll() -> [ActiveExecution<Input, Output>] {
    let all = executions[head...].compactMap { $0 }
    self = ExecutionQueue()
    return all
  }
}
