extension Command {
  /// Work that calls `complete`, once, when it is done.
  public typealias CallbackBody =
    @MainActor (
      _ input: Input, _ complete: @escaping (Result<Output, any Error>) -> Void
    ) -> Void

  /// Makes a command over code that calls back.
  ///
  /// ```swift
  /// let find = Command<String, [Book]> { words, complete in
  ///   request = server.find(words, complete)
  /// } onCancel: {
  ///   request?.cancel()
  /// }
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

extension LifetimeProviding {
  /// Makes a command of this object over code that calls back.
  ///
  /// ```swift
  /// lazy var load: Command<Void, [Book]> = command { viewModel, _, complete in
  ///   viewModel.request = viewModel.server.find(viewModel.query, complete)
  /// } onCancel: {
  ///   $0.request?.cancel()
  /// }
  /// ```
  ///
  /// The object is held weakly, and retained from the start of `body` until the run has ended. See
  /// `command(_:name:when:_:)` for what happens when its lifetime ends.
  ///
  /// - Parameters:
  ///   - policy: What to do when executed while executing.
  ///   - name: The name in traces; by default the property that the command initialises.
  ///   - condition: Whether the command is enabled; what it reads is observed. By default always.
  ///   - body: The work. The run ends when it calls `complete`, the first time; it counts as
  ///     cancelled when `complete` is released uncalled.
  ///   - onCancel: Called when the command is cancelled, so that the work can be stopped.
  /// - Returns: The command, to be kept by the object.
  public func command<Input, Output>(
    _ policy: CommandPolicy = .ignore,
    name: StaticString = #function,
    when condition: ((Self) -> Bool)? = nil,
    _ body:
      @escaping @MainActor (
        Self, _ input: Input, _ complete: @escaping (Result<Output, any Error>) -> Void
      ) -> Void,
    onCancel: @escaping @MainActor (Self) -> Void
  ) -> Command<Input, Output> {
    let anchor = OwnerAnchor.of(self)
    let made = Command<Input, Output>(policy, name: name, when: tested(condition)) { input, run in
      guard let owner = anchor.keep(Self.self, during: run) else { throw CancellationError() }
      run.onCancel {
        if let owner = anchor.owner { onCancel(unsafeDowncast(owner, to: Self.self)) }
      }
      return try await Callback<Output>().wait { body(owner, input, $0) }
    }
    return made.ending(with: self)
  }
}
