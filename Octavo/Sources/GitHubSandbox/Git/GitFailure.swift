/// Why git gave no usable answer.
struct GitFailure: Error, Equatable {
  enum Reason: Equatable {
    /// The program could not be started at all.
    case unavailable
    /// It ended with this status and its last words.
    case refused(status: Int32, message: String)
    /// It ended, or fell silent, in the middle of an answer.
    case interrupted
    /// Its answer exceeds what one reply may hold in memory.
    case tooLarge
  }

  let reason: Reason
  /// The subcommand, for the log.
  let command: String
}
