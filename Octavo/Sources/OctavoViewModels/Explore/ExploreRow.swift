/// A row of Explore.
public nonisolated enum ExploreRow: Sendable, Identifiable, Equatable {
  /// A recent search.
  case query(String)
  /// A result.
  case repository(RepositoryRow)

  /// The query, or the number of the repository.
  public var id: String {
    switch self {
    case .query(let query): "query \(query)"
    case .repository(let row): "repository \(row.id)"
    }
  }

  /// The repository of a result.
  public var repositoryRow: RepositoryRow? {
    if case .repository(let row) = self { row } else { nil }
  }
}
