extension Command {
  /// Makes a command without an owner, whose body may suspend; a view model uses `command(…)`.
  ///
  /// The command retains what the body captures: a body that captures its view model retains it
  /// without end, and one that captures it `unowned` ends the program if the view model is
  /// released during an execution. `command(_:name:when:_:)` of the view model passes it to the
  /// body and retains it only during executions.
  ///
  /// - Parameters:
  ///   - policy: The rule for an execution that is requested while another is running.
  ///   - name: The name in traces; by default the property that the command initialises.
  ///   - condition: Whether the command is enabled; what it reads is observed. By default always.
  ///   - body: The work, given the input and the execution, for progress and a cancel handler.
  public convenience init(
    _ policy: CommandPolicy = .ignore,
    name: StaticString = #function,
    when condition: (() -> Bool)? = nil,
    _ body: @escaping @MainActor (Input, CommandExecution) async throws -> Output
  ) {
    self.init(policy: policy, label: name, when: condition, body: .suspending(body))
  }

  /// Makes a command without an owner, whose body may suspend; a view model uses `command(…)`.
  ///
  /// The command retains what the body captures: a body that captures its view model retains it
  /// without end, and one that captures it `unowned` ends the program if the view model is
  /// released during an execution. `command(_:name:when:_:)` of the view model passes it to the
  /// body and retains it only during executions.
  public convenience init(
    _ policy: CommandPolicy = .ignore,
    name: StaticString = #function,
    when condition: (() -> Bool)? = nil,
    _ body: @escaping @MainActor (Input) async throws -> Output
  ) {
    self.init(policy, name: name, when: condition) { input, _ in try await body(input) }
  }

  /// Makes a command without an owner, whose body ends before `execute` returns.
  ///
  /// A view model uses `command(…)`: this command retains what the body captures. No task is made,
  /// and no observer sees the command executing.
  public convenience init(
    name: StaticString = #function,
    when condition: (() -> Bool)? = nil,
    _ body: @escaping (Input) throws -> Output
  ) {
    self.init(policy: .ignore, label: name, when: condition, body: .immediate(body))
  }
}

extension Command where Input == Void {
  /// Makes a command without owner and input, whose body may suspend.
  ///
  /// A view model uses `command(…)`, which passes it to the body and retains it only during
  /// executions. Here a body that captures its view model retains it without end, and one that
  /// captures it `unowned` ends the program if the view model is released during an execution.
  public convenience init(
    _ policy: CommandPolicy = .ignore,
    name: StaticString = #function,
    when condition: (() -> Bool)? = nil,
    _ body: @escaping @MainActor () async throws -> Output
  ) {
    self.init(policy, name: name, when: condition) { _, _ in try await body() }
  }

  /// Makes a command without owner and input, whose body ends before `execute` returns.
  ///
  /// A view model uses `command(…)`: this command retains what the body captures.
  public convenience init(
    name: StaticString = #function,
    when condition: (() -> Bool)? = nil,
    _ body: @escaping () throws -> Output
  ) {
    self.init(policy: .ignore, label: name, when: condition, body: .immediate { try body() })
  }
}
