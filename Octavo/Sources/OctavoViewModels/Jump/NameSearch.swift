/// The search of names while a query is typed: each letter searches only what the ones before have
/// left.
nonisolated struct NameSearch {
  private let limit: Int
  private var index: NameIndex
  /// The beginnings of the query, from the shortest, with the names that each of them leaves.
  private var steps: [(query: String, names: [Int32])] = []

  /// Begins a search.
  init(_ index: NameIndex, limit: Int) {
    self.index = index
    self.limit = limit
  }

  /// The names.
  var names: [String] { index.names }

  /// Returns the best matches of a query.
  mutating func matches(_ query: String) -> [NameIndex.Match] {
    guard !query.isEmpty else {
      steps = []
      return []
    }
    // The letters that were removed, and a beginning that is typed no longer.
    while let last = steps.last, last.query == query || !query.hasPrefix(last.query) {
      steps.removeLast()
    }
    let (all, best) = index.matches(query, among: steps.last?.names, limit: limit)
    steps.append((query, all))
    return best
  }
}
