/// What a command does when it is executed while it is executing.
///
/// It concerns bodies that take time. A synchronous body has ended when `execute` returns.
public nonisolated enum CommandPolicy: Sendable, Equatable {
  /// Nothing: the command is disabled while it runs.
  case ignore
  /// The new input waits for its turn, in order.
  case queue
  /// The running execution is cancelled and publishes nothing; the new one starts at once.
  case latest
  /// Up to `limit` executions run side by side; further inputs wait for their turn, in order.
  case concurrent(limit: Int)
  /// The new execution takes part in the running one and gets its result; its own input is ignored.
  ///
  /// An execution that was cancelled is not joined: the new one waits until it has ended.
  case join

  /// What becomes of a new execution.
  enum Admission {
    case start, wait, supersede, join, refuse
  }

  /// What becomes of a new execution while `running` others run.
  ///
  /// `canJoin` says whether one of them, or one that waits, has not been cancelled.
  func admission(running: Int, canJoin: Bool) -> Admission {
    guard running > 0 else { return .start }
    return switch self {
    case .ignore: .refuse
    case .queue: .wait
    case .latest: .supersede
    case .concurrent(let limit): running < limit ? .start : .wait
    case .join: canJoin ? .join : .wait
    }
  }
}
