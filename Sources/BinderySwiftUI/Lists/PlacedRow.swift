/// A row of a list with an identity that no other row of the list has.
///
/// Two rows with one identifier are undefined behaviour in SwiftUI, so the second one has a number.
package nonisolated struct PlacedRow<Row: Identifiable>: Identifiable {
  /// An identifier, and the number of rows with the same identifier before the row.
  package struct ID: Hashable {
    let row: Row.ID
    let repetition: Int
  }

  /// The identity.
  package let id: ID
  /// The row.
  package let row: Row

  /// Returns rows with their identities, in order.
  static func place(_ rows: [Row]) -> [PlacedRow] {
    var repetitions: [Row.ID: Int] = [:]
    repetitions.reserveCapacity(rows.count)
    var placed: [PlacedRow] = []
    placed.reserveCapacity(rows.count)
    for row in rows {
      let repetition = repetitions[row.id, default: 0]
      repetitions[row.id] = repetition + 1
      placed.append(PlacedRow(id: ID(row: row.id, repetition: repetition), row: row))
    }
    return placed
  }
}
