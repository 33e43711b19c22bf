extension LifetimeProviding {
  /// Makes a command of this object whose body may suspend.
  ///
  /// ```swift
  /// private(set) lazy var reload = command(.latest, when: { !$0.query.isEmpty }) { viewModel in
  ///   try await viewModel.refresh()
  /// }
  /// ```
  ///
  /// - Order: the body runs up to its first suspension before ``Command/execute(_:)`` returns; see
  ///   ``Command`` for Apple’s systems before version 26.
  /// - Lifetime: the object is held weakly at rest, and retained from the start of a body until its
  ///   outcome is published, so a body may use it after every `await`. When its ``lifetime`` ends,
  ///   running bodies are cancelled and publish nothing. From then on the command refuses every
  ///   execution and reports that to ``Trace``.
  /// - Errors: a failure is thrown to the callers that await the execution, else sent to the error
  ///   handlers, and to ``Trace`` if there are none.
  /// - Cost: that of a command without an owner; an execution starts a task.
  /// - A body that never ends retains its object until the lifetime ends. Endless work, such as
  ///   `for await`, belongs in ``Lifetime/task(_:for:name:file:line:_:)`` or in a producer that is
  ///   bound to a property: neither retains the object at rest.
  /// - The function is `nonisolated`, so that `body` may await an actor or `Task.sleep` also as the
  ///   initial value of a `lazy var`. Call it on the main actor; another thread ends the program.
  ///
  /// - Parameters:
  ///   - policy: The rule for an execution that is requested while another is running.
  ///   - name: The name in traces; by default the property that the command initialises.
  ///   - condition: Whether the command is enabled; what it reads is observed. By default always.
  ///   - body: The work, given the object and the input.
  /// - Returns: The command, to be kept by the object.
  public nonisolated func command<Input, Output>(
    _ policy: CommandPolicy = .ignore,
    name: StaticString = #function,
    when condition: (@MainActor (Self) -> Bool)? = nil,
    _ body: @escaping @MainActor (Self, Input) async throws -> Output
  ) -> Command<Input, Output> where Self: Sendable {
    made { anchor in
      Command(policy, name: name, when: tested(condition)) { input, execution in
        guard let owner = anchor.keep(Self.self, during: execution) else {
          throw CancellationError()
        }
        return try await body(owner, input)
      }
    }
  }

  /// Makes a command of this object whose body may suspend, reports progress or handles its own
  /// cancellation.
  ///
  /// The object is held weakly, and retained from the start of an execution until its outcome is
  /// published. The end of its lifetime cancels executions; from then on the command refuses all.
  public nonisolated func command<Input, Output>(
    _ policy: CommandPolicy = .ignore,
    name: StaticString = #function,
    when condition: (@MainActor (Self) -> Bool)? = nil,
    _ body: @escaping @MainActor (Self, Input, CommandExecution) async throws -> Output
  ) -> Command<Input, Output> where Self: Sendable {
    made { anchor in
      Command(policy, name: name, when: tested(condition)) { input, execution in
        guard let owner = anchor.keep(Self.self, during: execution) else {
          throw CancellationError()
        }
        return try await body(owner, input, execution)
      }
    }
  }

  /// Makes a command of this object, without input, whose body may suspend.
  ///
  /// The object is held weakly, and retained from the start of an execution until its outcome is
  /// published. The end of its lifetime cancels executions; from then on the command refuses all.
  public nonisolated func command<Output>(
    _ policy: CommandPolicy = .ignore,
    name: StaticString = #function,
    when condition: (@MainActor (Self) -> Bool)? = nil,
    _ body: @escaping @MainActor (Self) async throws -> Output
  ) -> Command<Void, Output> where Self: Sendable {
    made { anchor in
      Command(policy, name: name, when: tested(condition)) { _, execution in
        guard let owner = anchor.keep(Self.self, during: execution) else {
          throw CancellationError()
        }
        return try await body(owner)
      }
    }
  }

  private nonisolated func made<Input, Output>(
    _ make: @MainActor (OwnerAnchor) -> Command<Input, Output>
  ) -> Command<Input, Output> where Self: Sendable {
    // Assumed, because the compiler takes the isolation of a function that is called in an initial
    // value for that of the whole value, and then refuses a closure that awaits an actor.
    MainActor.assumeIsolated { make(OwnerAnchor.of(self)).ending(with: self) }
  }

  /// Makes a command of this object whose body ends before `execute` returns.
  ///
  /// The object is held weakly. From the end of its lifetime on, the command refuses every
  /// execution. An execution allocates nothing.
  @inlinable
  public func command<Input, Output>(
    name: StaticString = #function,
    when condition: ((Self) -> Bool)? = nil,
    _ body: @escaping (Self, Input) throws -> Output
  ) -> Command<Input, Output> {
    let anchor = OwnerAnchor.of(self)
    let made = Command<Input, Output>(name: name, when: tested(condition)) {
      (input: Input) throws -> Output in
      guard let owner = anchor.owner else { throw CancellationError() }
      return try body(downcast(owner, to: Self.self), input)
    }
    return made.ending(with: self)
  }

  /// Makes a command of this object, without input, whose body ends before `execute` returns.
  ///
  /// The object is held weakly. From the end of its lifetime on, the command refuses every
  /// execution. An execution allocates nothing.
  @inlinable
  public func command<Output>(
    name: StaticString = #function,
    when condition: ((Self) -> Bool)? = nil,
    _ body: @escaping (Self) throws -> Output
  ) -> Command<Void, Output> {
    let anchor = OwnerAnchor.of(self)
    let made = Command<Void, Output>(name: name, when: tested(condition)) {
      (_: Void) throws -> Output in
      guard let owner = anchor.owner else { throw CancellationError() }
      return try body(downcast(owner, to: Self.self))
    }
    return made.ending(with: self)
  }

  /// Returns `condition` for this object without retaining it; false after the object's release.
  @inlinable
  package func tested(_ condition: ((Self) -> Bool)?) -> (() -> Bool)? {
    guard let condition else { return nil }
    let anchor = OwnerAnchor.of(self)
    return {
      guard let owner = anchor.owner else { return false }
      return condition(downcast(owner, to: Self.self))
    }
  }
}

extension OwnerAnchor {
  /// Returns the owner, which `execution` retains until its outcome is published.
  package func keep<Owner: AnyObject>(_ type: Owner.Type, during execution: CommandExecution)
    -> Owner?
  {
    guard let owner = hold() else { return nil }
    execution.owner = self
    return downcast(owner, to: Owner.self)
  }
}
