/// What a command does when it is executed while it is executing.
public nonisolated enum CommandPolicy: Sendable, Equatable {
  /// Nothing: the command is disabled while it runs.
  case ignore
  /// The new input waits for its turn, in order.
  case queue
  /// The running execution is cancelled and publishes nothing; the new one starts at once.
  case latest
}
