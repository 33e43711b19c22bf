/// The failure of a request for experts.
public nonisolated enum ExpertError: Error, Equatable {
  /// The server could not be reached.
  case offline
  /// The expert accepts no more followers.
  case refused
}
