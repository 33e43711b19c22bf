/// The rows of a table that have changed since a read.
struct ChangedRows: Sendable {
  /// Changes whose rows are not known: there are too many, or another process has made them.
  static let unknown = ChangedRows(ids: nil)
  /// The most rows; reading more of them one by one is not faster than reading the table.
  private static let most = 500

  /// The rows; `nil` if any may have changed.
  private(set) var ids: Set<Int64>?

  init() { self.init(ids: []) }

  private init(ids: Set<Int64>?) { self.ids = ids }

  /// Adds a row.
  mutating func add(_ row: Int64) {
    ids?.insert(row)
    if let ids, ids.count > Self.most { self.ids = nil }
  }

  /// Adds the rows of a later transaction.
  mutating func add(_ later: Self) {
    guard let own = ids, let others = later.ids else { return ids = nil }
    let all = own.union(others)
    ids = all.count > Self.most ? nil : all
  }
}
