/// Why the service gave no answer.
public nonisolated enum TwitterError: Error, Equatable {
  /// Nobody has this name.
  case unknownUser(String)
  /// The answer was lost on its way; the next attempt may do better.
  case connectionLost
}
