extension Command {
  /// Work that calls `complete`, once, when it is done.
  public typealias CallbackBody =
    @MainActor (
      _ input: Input, _ complete: @escaping (Result<Output, any Error>) -> Void
    ) -> Void

  /// Makes a command over code that calls back.
  ///
  /// ```swift
  /// Command { input, complete in request = service.load(input, complete) } onCancel: { … }
  /// ```
  ///
  /// - Parameters:
  ///   - name: What to call it in traces; by default the property it initialises.
  ///   - condition: When the command is enabled. Tracked: what it reads is observed.
  ///   - body: The work. The run ends when it calls back, the first time; where it lets go of
  ///     `complete` without calling it, the run counts as cancelled.
  ///   - onCancel: Called when the command is cancelled, so that the work can be called off.
  public convenience init(
    name: StaticString = #function,
    when condition: (() -> Bool)? = nil,
    _ body: @escaping CallbackBody,
    onCancel: @escaping @MainActor () -> Void
  ) {
    self.init(.ignore, name: name, when: condition, body, onCancel: onCancel)
  }

  /// Makes a command over code that calls back, with a policy.
  ///
  /// See ``init(name:when:_:onCancel:)``.
  public convenience init(
    _ policy: CommandPolicy,
    name: StaticString = #function,
    when condition: (() -> Bool)? = nil,
    _ body: @escaping CallbackBody,
    onCancel: @escaping @MainActor () -> Void
  ) {
    self.init(policy, name: name, when: condition) { input, run in
      run.onCancel(onCancel)
      return try await Callback<Output>().wait { body(input, $0) }
    }
  }
}
