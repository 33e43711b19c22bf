/// The rule for an execution that is requested while another is running.
///
/// It concerns asynchronous bodies. A synchronous body has ended when `execute` returns.
///
/// An input is accepted only while the command is enabled. No body begins while it is disabled: an
/// execution that was queued is dropped if its turn comes then. Callers that await it get
/// ``CommandError/disabled``; without any, ``Trace`` reports it.
///
/// ```swift
/// let find = Command<String, [Book]>(.latest) { try await library.books(matching: $0) }
/// let save = Command<Book, Void>(.queue) { try await library.save($0) }
/// let upload = Command<Book, Void>(.concurrent(limit: 3)) { try await library.save($0) }
/// let refresh = Command<Void, [Book]>(.join) { try await library.books() }
/// let pay = Command<Book, Void>(.ignore) { try await library.save($0) }
/// ```
public nonisolated enum CommandPolicy: Sendable, Equatable {
  /// Refuses the new execution: the command is disabled while it executes.
  case ignore
  /// Queues the new input; executions start in order, one at a time, and only while the command is
  /// enabled.
  case queue
  /// Cancels the running execution, which publishes nothing, and starts the new one at once.
  case latest
  /// Executes up to `limit` inputs concurrently, and queues further ones in order; these too start
  /// only while the command is enabled.
  case concurrent(limit: Int)
  /// Shares the running execution and its result; the new input is ignored.
  ///
  /// A cancelled execution is not shared: the new one waits until it has ended, and is dropped if
  /// the command is disabled then.
  case join

  /// The decision about a new execution.
  package enum Admission {
    case start, wait, supersede, join, refuse
  }

  /// Returns the decision about a new execution while `running` others run.
  ///
  /// `canJoin` tells whether one of them, or a waiting one, has not been cancelled.
  package func admission(running: Int, canJoin: Bool) -> Admission {
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
