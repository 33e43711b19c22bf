import Foundation
import GitHubValues

nonisolated extension RepositoryOrder {
  /// Returns rows by their last push or their stars; the rows as they are for the other orders.
  ///
  /// Rows that are equal keep their order.
  func sorted(_ rows: [RepositoryRow]) -> [RepositoryRow] {
    switch self {
    case .usual, .name: rows
    case .pushed:
      rows.sorted {
        ($0.loaded.pushedAt ?? .distantPast) > ($1.loaded.pushedAt ?? .distantPast)
      }
    case .stars: rows.sorted { $0.loaded.stars > $1.loaded.stars }
    }
  }
}
