/// The order that a list of repositories is asked for in.
struct RepositoryOrder {
  private enum Key: String {
    case created, updated, pushed, name = "full_name"
  }

  private let key: Key
  private let isDescending: Bool

  /// - Throws: A 422 for a key or direction that GitHub does not know.
  init(_ query: Query) throws(ErrorResponse) {
    guard let key = Key(rawValue: query["sort"] ?? "full_name") else {
      throw .invalid(resource: "Repository", field: "sort")
    }
    let direction = query["direction"] ?? (key == .name ? "asc" : "desc")
    guard ["asc", "desc"].contains(direction) else {
      throw .invalid(resource: "Repository", field: "direction")
    }
    self.key = key
    isDescending = direction == "desc"
  }

  func sort(_ repositories: [HostedRepository], _ snapshot: CatalogSnapshot) -> [HostedRepository] {
    let sorted = repositories.sorted { $0.fullName.lowercased() < $1.fullName.lowercased() }
    guard key != .name else { return isDescending ? sorted.reversed() : sorted }
    let times = repositories.map { ($0.id, time(of: $0, snapshot)) }
    let byID = Dictionary(times, uniquingKeysWith: max)
    return sorted.sorted { first, second in
      let (first, second) = (byID[first.id] ?? 0, byID[second.id] ?? 0)
      return isDescending ? first > second : first < second
    }
  }

  private func time(of repository: HostedRepository, _ snapshot: CatalogSnapshot) -> Int {
    key == .created
      ? snapshot.history(of: repository).oldest ?? 0
      : snapshot.activities[repository.id]?.refs.pushedAt ?? 0
  }
}
