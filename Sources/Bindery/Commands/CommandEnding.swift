/// Ends a command with the lifetime of its owner.
///
/// The lifetime owns it and it holds the command weakly, so that a command that was released is
/// forgotten when the lifetime next sweeps its members.
@MainActor
final class CommandEnding<Input, Output>: Disposable {
  private weak var command: Command<Input, Output>?

  var isDisposed: Bool { command == nil }

  init(_ command: Command<Input, Output>) { self.command = command }

  deinit {}

  func dispose() { command?.end() }
}

extension Command {
  /// Returns the command itself, which ends with the lifetime of `owner`.
  @usableFromInline
  package func ending(with owner: some LifetimeProviding) -> Command {
    owner.lifetime.add(CommandEnding(self))
    return self
  }

  /// Reports an execution that is refused because the owner of the command has ended.
  ///
  /// - Returns: Always false.
  @usableFromInline
  func refuse() -> Bool {
    Trace.report(.commandRefused("\(label)"))
    return false
  }
}
