import GRDB

/// A statement that inserts a row, or updates the one with its `id`.
struct Upsert {
  let sql: String

  /// Columns in `keeping` keep their value where the new row has none.
  init(into table: String, columns: [String], keeping: Set<String> = []) {
    let places = columns.map { _ in "?" }.joined(separator: ", ")
    let changes = columns.filter { $0 != "id" }.map { column in
      keeping.contains(column)
        ? "\(column) = COALESCE(excluded.\(column), \(column))" : "\(column) = excluded.\(column)"
    }
    sql = """
      INSERT INTO \(table) (\(columns.joined(separator: ", "))) VALUES (\(places))
      ON CONFLICT (id) DO UPDATE SET \(changes.joined(separator: ", "))
      """
  }
}
