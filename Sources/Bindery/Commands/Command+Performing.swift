/// The path of synchronous bodies, without a task, an execution object, an array or a closure.
///
/// Inlinable, so that a program that executes a command specialises it for its types.
extension Command {
  @inlinable
  func perform(_ body: (Input) throws -> Output, _ input: Input) {
    if publishesExecutions {
      attempt(body, input, isAwaited: false)
      return
    }
    begin()
    do { succeed(try body(input)) } catch { fail(error, isAwaited: false) }
  }

  /// Performs the body where a caller awaits the outcome or executions are observed.
  @usableFromInline
  @discardableResult
  func attempt(
    _ body: (Input) throws -> Output,
    _ input: Input,
    isAwaited: Bool
  ) -> Result<Output, any Error> {
    let observed = publishExecution()
    begin()
    let outcome: Result<Output, any Error>
    do {
      let output = try body(input)
      succeed(output)
      outcome = .success(output)
    } catch {
      fail(error, isAwaited: isAwaited)
      outcome = .failure(error)
    }
    observed?.outcome.send(outcome)
    return outcome
  }

  @inlinable
  func begin() {
    isPerforming = true
    if isReported { reportStart() }
  }

  @inlinable
  func succeed(_ output: Output) {
    isPerforming = false
    Graph.open()
    publishValue(output)
    Graph.close()
    if isReported { reportEnd(.succeeded) }
  }

  @usableFromInline
  func fail(_ error: any Error, isAwaited: Bool) {
    isPerforming = false
    let ending = publish(.failure(error), isAwaited: isAwaited)
    if isReported { reportEnd(ending) }
  }
}
