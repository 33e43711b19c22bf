/// Why the server did not do what was asked.
public nonisolated enum ExpertError: Error, Equatable {
  /// Nobody answered.
  case offline
  /// The expert wants no more followers.
  case refused
}
