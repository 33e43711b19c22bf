extension Command {
  /// Makes a command whose body may suspend.
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

  /// Makes a command whose body may suspend and needs only its input.
  ///
  /// The command retains what the body captures. A body that needs its view model is passed to
  /// `command(_:name:when:_:)` of the view model, which does not.
  public convenience init(
    _ policy: CommandPolicy = .ignore,
    name: StaticString = #function,
    when condition: (() -> Bool)? = nil,
    _ body: @escaping @MainActor (Input) async throws -> Output
  ) {
    self.init(policy, name: name, when: condition) { input, _ in try await body(input) }
  }

  /// Makes a command whose body ends before `execute` returns.
  ///
  /// No task is made, and no observer sees the command executing.
  public convenience init(
    name: StaticString = #function,
    when condition: (() -> Bool)? = nil,
    _ body: @escaping (Input) throws -> Output
  ) {
    self.init(policy: .ignore, label: name, when: condition, body: .immediate(body))
  }
}

extension Command where Input == Void {
  /// Makes a command without input whose body may suspend.
  public convenience init(
    _ policy: CommandPolicy = .ignore,
    name: StaticString = #function,
    when condition: (() -> Bool)? = nil,
    _ body: @escaping @MainActor () async throws -> Output
  ) {
    self.init(policy, name: name, when: condition) { _, _ in try await body() }
  }

  /// Makes a command without input whose body ends before `execute` returns.
  public convenience init(
    name: StaticString = #function,
    when condition: (() -> Bool)? = nil,
    _ body: @escaping () throws -> Output
  ) {
    self.init(policy: .ignore, label: name, when: condition, body: .immediate { try body() })
  }
}
