public import BinderyNavigation

extension Lifetime {
  /// Lets a button execute a command.
  ///
  /// A press executes it with what `input` gives at that moment. The button can be pressed while
  /// the command is enabled and is busy while it executes.
  public func bind<Input, Output>(
    _ button: Button,
    to command: Command<Input, Output>,
    with input: @escaping () -> Input
  ) {
    follow {
      button.isSensitive = command.isEnabled
      button.isBusy = command.isExecuting
    }
    add(button.onClick { command.execute(input()) })
  }

  /// Lets a button execute a command that needs no input.
  public func bind<Output>(_ button: Button, to command: Command<Void, Output>) {
    bind(button, to: command, with: {})
  }

  /// Lets Return in an entry execute a command; nothing happens while it is disabled.
  public func bindReturn<Output>(in entry: TextEntry, to command: Command<Void, Output>) {
    add(entry.onReturn { command.execute() })
  }
}
