/// The outcome of the last request for a list.
nonisolated enum RequestOutcome: Sendable, Equatable {
  /// There was none, or it was cancelled.
  case none
  /// The store has the response.
  case succeeded
  /// There is no response, for the reason in the message.
  case failed(String)
}
