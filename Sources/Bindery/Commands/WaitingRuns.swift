/// Executions that wait for their turn, in order; adding and taking the first cost O(1).
@usableFromInline
struct WaitingRuns<Input, Output> {
  @usableFromInline var runs: [ActiveRun<Input, Output>?] = []
  @usableFromInline var head = 0

  @inlinable var isEmpty: Bool { head == runs.count }

  var count: Int { runs.count - head }

  /// The one that waits for the shortest time.
  var last: ActiveRun<Input, Output>? { isEmpty ? nil : runs[runs.count - 1] }

  mutating func append(_ run: ActiveRun<Input, Output>) { runs.append(run) }

  mutating func popFirst() -> ActiveRun<Input, Output>? {
    guard !isEmpty else { return nil }
    // A run that has begun is not kept any longer, nor is its input.
    let run = runs[head]
    runs[head] = nil
    head += 1
    if head == runs.count {
      runs.removeAll(keepingCapacity: true)
      head = 0
    } else if head > 32, head > runs.count / 2 {
      runs.removeFirst(head)
      head = 0
    }
    return run
  }

  /// Takes `run` out.
  ///
  /// - Returns: Whether it was there.
  mutating func remove(_ run: ActiveRun<Input, Output>) -> Bool {
    for index in head..<runs.count where runs[index] === run {
      runs.remove(at: index)
      return true
    }
    return false
  }

  /// Takes all out, in order.
  mutating func removeAll() -> [ActiveRun<Input, Output>] {
    let all = runs[head...].compactMap { $0 }
    self = WaitingRuns()
    return all
  }
}
