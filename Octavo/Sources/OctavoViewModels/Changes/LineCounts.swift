/// The numbers of added and deleted lines.
public nonisolated struct LineCounts: Sendable, Equatable {
  /// The number of added lines.
  public internal(set) var additions: Int
  /// The number of deleted lines.
  public internal(set) var deletions: Int
}
