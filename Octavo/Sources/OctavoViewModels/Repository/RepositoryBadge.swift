public import GitHubValues

/// A property of a repository that sets it apart from others.
public nonisolated enum RepositoryBadge: Sendable, CaseIterable {
  /// A repository that only some users can see.
  case `private`
  /// A copy of another repository.
  case fork
  /// A read-only repository.
  case archived

  /// Returns the badges of a repository.
  public static func all(of repository: GitHub.Repository) -> [Self] {
    allCases.filter {
      switch $0 {
      case .private: repository.isPrivate
      case .fork: repository.isFork
      case .archived: repository.isArchived
      }
    }
  }

  /// The text of the badge.
  public var title: String {
    switch self {
    case .private: "Private"
    case .fork: "Fork"
    case .archived: "Archived"
    }
  }
}
