import GRDB

/// A statement that adds a row, or brings the one with its `id` up to date.
struct Upsert {
  let sql: String

  /// Columns in `keeping` hold on to what they have when the new row does not say.
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
