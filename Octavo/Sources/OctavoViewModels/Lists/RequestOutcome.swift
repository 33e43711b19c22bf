/// The outcome of the last request for a list.
nonisolated enum RequestOutcome: Sendable, Equatable {
  /// No outcome: the list was not requested, or the request was cancelled.
  case none
  /// The store has the response.
  case succeeded
  /// A failure, with its message.
  case failed(String)
}
