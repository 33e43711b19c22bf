/// Which row of a list is selected, told by identity, so that it stays selected while the list
/// changes around it.
///
/// ```swift
/// var selection = Selection<Int>()
/// selection.select(rows[2].id)
/// selection.follow(from: rows, to: newer)  // the same row, wherever it is now
/// ```
public nonisolated struct Selection<ID: Hashable & Sendable>: Sendable, Equatable {
  /// The identity of the selected row.
  public private(set) var id: ID?

  /// Makes a selection.
  public init(_ id: ID? = nil) { self.id = id }

  /// Selects the row with `id`, or none.
  public mutating func select(_ id: ID?) { self.id = id }

  /// Finds the selected row.
  public func offset<Element: Identifiable>(in rows: [Element]) -> Int? where Element.ID == ID {
    guard let id else { return nil }
    for offset in rows.indices where rows[offset].id == id { return offset }
    return nil
  }

  /// Goes over from one list to the next.
  ///
  /// Where the selected row is gone, its neighbour takes over: the nearest row below that is still
  /// there, or else the nearest above. Nothing is selected any more when no row is left.
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
    // None of the old rows is left: what stands in the same place now is the nearest there is.
    id = new.isEmpty ? nil : new[Swift.min(place, new.count - 1)].id
  }
}
