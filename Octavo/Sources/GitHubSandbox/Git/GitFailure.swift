/// The reason why git gave no usable answer.
struct GitFailure: Error, Equatable {
  enum Reason: Equatable {
    /// The program could not be started at all.
    case unavailable
    /// The process ended with this status and this message.
    case refused(status: Int32, message: String)
    /// The process ended, or timed out, in the middle of an answer.
    case interrupted
    /// The answer is larger than a response may hold in memory.
    case tooLarge
  }

  let reason: Reason
  /// The subcommand, for the log.
  let command: String

  /// A sentence for the user who serves the repository.
  var explanation: String {
    switch reason {
    case .unavailable: "The program “git” could not be started."
    case .refused(_, let message) where message.contains("dubious ownership"):
      "Git does not trust this repository because it belongs to somebody else."
    case .refused(_, let message):
      "Git cannot read this repository: \(message.split(whereSeparator: \.isNewline).last ?? "")"
    case .interrupted, .tooLarge: "Git gave no usable answer about this repository."
    }
  }
}
