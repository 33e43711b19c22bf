/// The selected row of a list by its identity, so that it stays selected while the list changes.
///
/// ```swift
/// var selection = Selection<Int>()
/// selection.select(rows[2].id)
/// selection.follow(from: rows, to: newer)  // the same row, wherever it is now
/// let offset = selection.offset(in: newer)
/// ```
public nonisolated struct Selection<ID: Hashable & Sendable>: Sendable, Equatable {
  /// The identity of the selected row.
  public private(set) var id: ID?

  /// Makes a selection.
  public init(_ id: ID? = nil) { self.id = id }

  /// Selects the row with `id`, or none.
  public mutating func select(_ id: ID?) { self.id = id }

  /// Returns the offset of the selected row.
  public func offset<Element: Identifiable>(in rows: [Element]) -> Int? where Element.ID == ID {
    guard let id else { return nil }
    for offset in rows.indices where rows[offset].id == id { return offset }
    return nil
  }

  /// Updates the selection for a change of the list from `old` to `new`.
  ///
  /// If the selected row was removed, its nearest remaining neighbour is selected: the next one
  /// below, or else the next one above. If no row is left, none is selected.
  public mutating func follow<Element: Identifiable>(from old: [Element], to new: [Element])
  where Element.ID == ID {
    guard id != nil, offset(in: new) == nil else { return }
    guard let place = offset(in: old) else {
      id = nil
      return
    }
    var present: Set<ID> = []
    for row in new { present.insert(row.id) }
    for row in old[(place + 1)...] where present.contains(row.id) {
      id = row.id
      return
    }
    for row in old[..<place].reversed() where present.contains(row.id) {
      id = row.id
      return
    }
    // No old row is left, so the row at the same position is the nearest.
    id = new.isEmpty ? nil : new[Swift.min(place, new.count - 1)].id
  }
}
