/// Why a sandbox could not start, or cannot tell what it serves.
public struct SandboxError: Error, Equatable, CustomStringConvertible {
  /// What a caller can act on.
  public enum Reason: Equatable, Sendable {
    /// The port is taken, or not for us.
    case portUnavailable(Int)
    /// The state folder cannot be written.
    case stateUnavailable
    /// The sandbox has already been started.
    case alreadyStarted
    /// The sandbox has not been started, or has been stopped.
    case notRunning
  }

  /// What a caller can act on.
  public let reason: Reason
  /// What the system said, for the log.
  public let detail: String

  /// One sentence for people.
  public var description: String {
    switch reason {
    case .portUnavailable(let port): "Port \(port) cannot be used: \(detail)"
    case .stateUnavailable: "The sandbox cannot keep its state: \(detail)"
    case .alreadyStarted: "The sandbox is running already."
    case .notRunning: "The sandbox is not running."
    }
  }
}
