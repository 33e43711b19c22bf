extension GitHub {
  /// The rights of a user in a repository, each of which includes those before it.
  public enum RepositoryRole: String, Sendable, Hashable, Codable, CaseIterable, Comparable {
    /// Reading, and writing issues and comments.
    case read
    /// Closing issues, and giving them labels, milestones and assignees.
    case triage
    /// Pushing, making labels and milestones, and locking conversations.
    case write
    /// Changing most settings.
    case maintain
    /// Changing everything.
    case admin

    /// Whether a role has fewer rights than another.
    public static func < (first: Self, second: Self) -> Bool { first.rank < second.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }
}

extension JSONObject {
  /// The highest role that a repository’s `permissions` have; `nil` without them.
  var role: GitHub.RepositoryRole? {
    guard let permissions = object("permissions") else { return nil }
    let names: [(JSONKey, GitHub.RepositoryRole)] = [
      ("admin", .admin), ("maintain", .maintain), ("push", .write), ("triage", .triage),
    ]
    return names.first { permissions.bool($0.0) }?.1 ?? .read
  }
}
