/// The rows that the result of a read depends on.
struct ObservedRows: Sendable {
  private var tables: Set<String> = []
  private var rows: [String: Set<Int64>] = [:]
  /// The first of the rows of a table that are yet to be inserted.
  private var starts: [String: Int64] = [:]
  /// Whether the value has more rows or bytes than the read was to return at most.
  var isCutOff = false
  /// Whether a row could not be decoded and was left out.
  var hasUnreadable = false
  /// The items of the list as the last read has decoded them; `nil` if there was none.
  var known: (any Sendable)?
  /// The items that this read has decoded, for the next one.
  var decoded: (any DecodedRows)?

  /// Adds all rows of a table, those that are yet to be inserted too.
  mutating func add(table: String) { tables.insert(table) }

  /// Adds one row of a table.
  mutating func add(_ row: Int64, of table: String) { rows[table, default: []].insert(row) }

  /// Adds all rows of a table that come after some, which were added one by one.
  mutating func add(after last: Int64, of table: String) { starts[table] = last + 1 }

  /// Returns the rows of a table that were added one by one.
  func ids(of table: String) -> Set<Int64> { rows[table] ?? [] }

  /// Returns the items that the read has decoded, and forgets them and those that it knew.
  mutating func takeDecoded() -> (any DecodedRows)? {
    defer { (known, decoded) = (nil, nil) }
    return decoded
  }

  /// Whether the row is among them.
  func contains(_ row: Int64, of table: String) -> Bool {
    tables.contains(table) || rows[table]?.contains(row) == true
      || starts[table].map { row >= $0 } == true
  }
}
