/// Ends a command with the lifetime of its owner.
///
/// The lifetime and the command retain it. It does not retain the command, which clears the
/// reference in its `deinit`: a weak reference would slow down every execution. The lifetime drops
/// the entry of a released command when it next sweeps its members.
@MainActor
@usableFromInline
final class CommandEnding: Disposable {
  private var command: BackReference<AnyObject>?
  private let owner: OwnerAnchor
  private let action: (AnyObject, _ isNotifying: Bool) -> Void

  @usableFromInline var isDisposed: Bool { command == nil }

  init<Input, Output>(_ command: Command<Input, Output>, of owner: OwnerAnchor) {
    self.command = BackReference(command)
    self.owner = owner
    action = { downcast($0, to: Command<Input, Output>.self).end(isNotifying: $1) }
  }

  deinit {}

  @usableFromInline
  func dispose() {
    guard let command = self.command?.object else { return }
    self.command = nil
    action(command, owner.owner != nil)
  }

  /// Clears the reference to the command, which is being released.
  func forget() { command = nil }
}

extension Command {
  /// Returns the command itself, after tying it to the lifetime of `owner`.
  @usableFromInline
  package func ending(with owner: some LifetimeProviding) -> Command {
    let ending = CommandEnding(self, of: .of(owner))
    self.ending = ending
    owner.lifetime.add(ending)
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
