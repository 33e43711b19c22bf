/// The reason why a sandbox could not start or does not run.
public struct SandboxError: Error, Equatable, CustomStringConvertible {
  /// The reasons that a caller can act on.
  public enum Reason: Equatable, Sendable {
    /// The port is taken, or may not be used.
    case portUnavailable(Int)
    /// The state folder cannot be written.
    case stateUnavailable
    /// The sandbox has already been started.
    case alreadyStarted
    /// The sandbox has not been started, or has been stopped.
    case notRunning
    /// No repository has this name.
    case unknownRepository
    /// The description of the checks cannot be read.
    case unreadableChecks
  }

  /// The reason.
  public let reason: Reason
  /// The message of the system, for the log.
  public let detail: String

  /// One sentence for the user.
  public var description: String {
    switch reason {
    case .portUnavailable(let port): "Port \(port) cannot be used: \(detail)"
    case .stateUnavailable: "The sandbox cannot keep its state: \(detail)"
    case .alreadyStarted: "The sandbox is running already."
    case .notRunning: "The sandbox is not running."
    case .unreadableChecks: "The checks of the sandbox cannot be read: \(detail)"
    case .unknownRepository: "The sandbox does not serve \(detail)."
    }
  }
}
