/// The selected row of a list, by its identifier as text, for the restoration of a screen.
///
/// The view of a list has the selection; it writes the selected row here, and reads the row that is
/// to be selected.
public struct SelectedRow {
  /// The row that was selected last.
  public private(set) var id: String?
  /// The row that is to be selected when it is loaded.
  public private(set) var restored: String?

  /// Stores the selected row, unless the restored one is still to come.
  public mutating func note(_ id: String) {
    if restored == nil { self.id = id }
  }

  /// Ends the waiting for the restored row, because it has been selected or the user has moved on.
  public mutating func finishRestoration() { restored = nil }

  mutating func restore(_ id: String) {
    self.id = id
    restored = id
  }
}
