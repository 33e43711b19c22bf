extension Command {
  /// Makes a command whose body calls `end` when its work is done, perhaps before it returns.
  package convenience init(
    _ policy: CommandPolicy,
    name: StaticString,
    when condition: (() -> Bool)?,
    completing body:
      @escaping (
        Input, CommandExecution, _ end: @escaping (Result<Output, any Error>) -> Void
      ) -> Void
  ) {
    self.init(policy: policy, label: name, when: condition, body: .completing(body))
  }

  /// Requests an execution whose outcome the caller does not await.
  ///
  /// - Returns: A handle for the request, or `nil` if the command is disabled.
  package func submit(_ input: Input) -> ExecutionHandle<Input, Output>? {
    untracked {
      guard accepts else { return nil }
      let waiter = Waiter<Output>()
      return ExecutionHandle(admit(input, for: waiter), waiter, in: self)
    }
  }
}
