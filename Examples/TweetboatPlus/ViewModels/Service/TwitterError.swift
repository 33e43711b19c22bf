/// The failure of a request.
public nonisolated enum TwitterError: Error, Equatable {
  /// No user has this name.
  case unknownUser(String)
  /// The response was lost; another attempt may succeed.
  case connectionLost
}
