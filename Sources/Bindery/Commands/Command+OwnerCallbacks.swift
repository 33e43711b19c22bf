extension LifetimeProviding {
  /// Makes a command of this object over code that calls back, on any thread.
  ///
  /// ```swift
  /// lazy var load: Command<Void, [Book]> = command { viewModel, _, complete in
  ///   viewModel.request = viewModel.server.find(viewModel.query, complete)
  /// } onCancel: {
  ///   $0.request?.cancel()
  /// }
  /// ```
  ///
  /// `complete` may be called from any isolation. Called on the main actor before `body` returns,
  /// it ends the execution before `execute` returns; otherwise the execution ends in a later turn
  /// of the main actor. An `Output` that is not `Sendable` has to be completed on the main actor.
  ///
  /// The object is held weakly, and retained from the start of `body` until the execution has
  /// ended. When its ``lifetime`` ends, executions are cancelled and publish nothing; from then on
  /// the command refuses every execution and reports that to ``Trace``.
  ///
  /// - Parameters:
  ///   - policy: The rule for an execution that is requested while another is running.
  ///   - name: The name in traces; by default the property that the command initialises.
  ///   - condition: Whether the command is enabled; what it reads is observed. By default always.
  ///   - body: The work. The execution ends with the first call of `complete`; it counts as
  ///     cancelled when `complete` is released uncalled, on whatever thread.
  ///   - onCancel: Called when the command is cancelled, so that the work can be stopped. The
  ///     execution has ended when it returns; later calls of `complete` are dropped and traced.
  /// - Returns: The command, to be kept by the object.
  public func command<Input, Output: Sendable>(
    _ policy: CommandPolicy = .ignore,
    name: StaticString = #function,
    when condition: ((Self) -> Bool)? = nil,
    _ body:
      @escaping @MainActor (
        Self, _ input: Input, _ complete: @escaping @Sendable (Result<Output, any Error>) -> Void
      ) -> Void,
    onCancel: @escaping @MainActor (Self) -> Void
  ) -> Command<Input, Output> {
    calling(policy, name, tested(condition), onCancel) { owner, input, execution, cancel, finish in
      Completion<Output>.call(in: execution, of: name, cancel, finish: finish) {
        body(owner, input, $0)
      }
    }
  }

  /// Makes a command of this object over code that calls back on the main actor, with a value that
  /// is not `Sendable`.
  ///
  /// `complete` has to be called on the main actor; its first call ends the execution, and
  /// releasing it uncalled cancels the execution. The object is held weakly, and retained from the
  /// start of `body` until the execution has ended. `onCancel` is called when the command is
  /// cancelled; the execution has ended when it returns.
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
    calling(policy, name, tested(condition), onCancel) { owner, input, execution, cancel, finish in
      Completion<Void>.call(
        in: execution,
        of: name,
        cancel,
        finish: finish,
        keepingValueFor: {
          body(owner, input, $0)
        }
      )
    }
  }

  private func calling<Input, Output>(
    _ policy: CommandPolicy,
    _ name: StaticString,
    _ condition: (() -> Bool)?,
    _ onCancel: @escaping @MainActor (Self) -> Void,
    _ call:
      @escaping @MainActor (
        Self, Input, CommandExecution, _ cancel: @escaping () -> Void,
        _ finish: @escaping CommandBody<Input, Output>.Finish
      ) -> Void
  ) -> Command<Input, Output> {
    let anchor = OwnerAnchor.of(self)
    let body = CommandBody<Input, Output>.calling { input, execution, finish in
      guard let owner = anchor.keep(Self.self, during: execution) else {
        return finish(.failure(CancellationError()))
      }
      call(owner, input, execution, { anchor.call(onCancel) }, finish)
    }
    let made = Command(policy: policy, label: name, when: condition, body: body)
    return made.ending(with: self)
  }
}
