/// The numbers of added and deleted lines.
public nonisolated struct LineCounts: Sendable, Equatable {
  /// The number of added lines; `nil` if it is not known.
  public internal(set) var additions: Int?
  /// The number of deleted lines; `nil` if it is not known.
  public internal(set) var deletions: Int?
}
