extension Command {
  /// Makes a command whose body may suspend.
  ///
  /// - Parameters:
  ///   - policy: What to do when executed while executing.
  ///   - name: What to call it in traces; by default the property it initialises.
  ///   - condition: When the command is enabled. Tracked: what it reads is observed.
  ///   - body: The work. It gets the input and the run, for progress and a cancel handler.
  public convenience init(
    _ policy: CommandPolicy = .ignore,
    name: StaticString = #function,
    when condition: @escaping () -> Bool = { true },
    _ body: @escaping @MainActor (Input, CommandRun) async throws -> Output
  ) {
    self.init(policy: policy, label: name, when: condition, body: .asynchronous(body))
  }

  /// Makes a command whose body may suspend and needs only its input.
  public convenience init(
    _ policy: CommandPolicy = .ignore,
    name: StaticString = #function,
    when condition: @escaping () -> Bool = { true },
    _ body: @escaping @MainActor (Input) async throws -> Output
  ) {
    self.init(
      policy: policy,
      label: name,
      when: condition,
      body: .asynchronous { input, _ in try await body(input) }
    )
  }

  /// Makes a command whose body ends before `execute` returns.
  public convenience init(
    name: StaticString = #function,
    when condition: @escaping () -> Bool = { true },
    _ body: @escaping (Input) throws -> Output
  ) {
    self.init(policy: .ignore, label: name, when: condition, body: .synchronous(body))
  }

  /// Makes a command over code that calls back, once, when it is done.
  ///
  /// `onCancel` is called when the command is cancelled; the run ends when `complete` is called,
  /// and a second call of it is ignored.
  public convenience init(
    _ policy: CommandPolicy = .ignore,
    name: StaticString = #function,
    when condition: @escaping () -> Bool = { true },
    _ body:
      @escaping @MainActor (Input, _ complete: @escaping (Result<Output, any Error>) -> Void)
      -> Void,
    onCancel: @escaping @MainActor () -> Void
  ) {
    self.init(
      policy: policy,
      label: name,
      when: condition,
      body: .asynchronous { input, run in
        run.onCancel(onCancel)
        var outcome: Result<Output, any Error>?
        await withCheckedContinuation { continuation in
          body(input) { result in
            guard outcome == nil else { return }
            outcome = result
            continuation.resume()
          }
        }
        return try outcome?.get() ?? { throw CancellationError() }()
      }
    )
  }
}

extension Command where Input == Void {
  /// Makes a command without input whose body may suspend.
  public convenience init(
    _ policy: CommandPolicy = .ignore,
    name: StaticString = #function,
    when condition: @escaping () -> Bool = { true },
    _ body: @escaping @MainActor () async throws -> Output
  ) {
    self.init(
      policy: policy,
      label: name,
      when: condition,
      body: .asynchronous { _, _ in try await body() }
    )
  }

  /// Makes a command without input whose body ends before `execute` returns.
  public convenience init(
    name: StaticString = #function,
    when condition: @escaping () -> Bool = { true },
    _ body: @escaping () throws -> Output
  ) {
    self.init(policy: .ignore, label: name, when: condition, body: .synchronous { try body() })
  }
}
