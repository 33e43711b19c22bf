extension Command {
  /// Makes a command whose body tells when it has ended, which may be before it returns.
  package convenience init(
    _ policy: CommandPolicy,
    name: StaticString,
    when condition: (() -> Bool)?,
    signalling body:
      @escaping (
        Input, CommandRun, _ end: @escaping (Result<Output, any Error>) -> Void
      ) -> Void
  ) {
    self.init(policy: policy, label: name, when: condition, body: .signalling(body))
  }

  /// Executes the command for somebody who hears of the outcome by other means.
  ///
  /// - Returns: Their seat in the execution, or `nil` if the command is disabled.
  package func takeSeat(_ input: Input) -> CommandSeat<Input, Output>? {
    untracked {
      guard accepts else { return nil }
      let caller = RunCaller<Output>()
      return CommandSeat(admit(input, for: caller), caller, in: self)
    }
  }
}

/// The part that somebody takes in an execution, which may be shared with others.
@MainActor
package final class CommandSeat<Input, Output> {
  private let run: ActiveRun<Input, Output>
  private let caller: RunCaller<Output>
  private weak var command: Command<Input, Output>?

  init(
    _ run: ActiveRun<Input, Output>,
    _ caller: RunCaller<Output>,
    in command: Command<Input, Output>
  ) {
    self.run = run
    self.caller = caller
    self.command = command
  }

  deinit {}

  /// The input of the execution, which is another’s where the seat is in a running one.
  package var input: Input { run.input }

  /// Sets what to do when the execution is cancelled while it waits for its turn.
  ///
  /// From its start on, that is for the body to say.
  package func onCancelBeforeStart(_ handler: @escaping () -> Void) {
    if !run.hasStarted { run.onCancel(handler) }
  }

  /// Gives the seat up; an execution that nobody wants any more is cancelled.
  package func leave() { command?.leave(run, caller) }
}
