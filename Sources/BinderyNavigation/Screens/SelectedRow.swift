/// The selected row of a list, by its identifier as text, for the restoration of a screen.
///
/// The view of a list has the selection; it stores the selected row here, and reads the row that is
/// to be selected.
///
/// ```swift
/// viewModel.selectedRow.note("\(row.id)")
/// ```
///
/// - Order: while a row waits to be restored, ``note(_:)`` changes nothing.
/// - Lifetime: a value of the view model.
/// - Errors: an identifier without a row is kept until the user moves the selection.
/// - Cost: one text.
public struct SelectedRow {
  /// The row that was selected last.
  public private(set) var id: String?
  /// The row that is to be selected when it is loaded.
  public private(set) var restored: String?

  /// The offset of a row that is to be selected at once, such as one that the user has asked for.
  public private(set) var offset: Int?

  /// Makes a value without a row, or with one that is to be selected as soon as it is loaded.
  public init(restoring id: String? = nil) {
    self.id = id
    restored = id
  }

  /// Stores the selected row, unless the restored one is not loaded yet.
  public mutating func note(_ id: String) {
    if restored == nil { self.id = id }
  }

  /// Asks the view to select and to show the row at an offset.
  public mutating func request(_ offset: Int) {
    restored = nil
    self.offset = offset
  }

  /// Stops waiting for the restored row, because it has been selected or the user has moved the
  /// selection.
  public mutating func finishRestoration() {
    restored = nil
    offset = nil
  }
}

extension SelectedRow {
  /// Returns the offset of the row with an identifier; `nil` if there is none.
  ///
  /// Costs a comparison for each row before it. Identifiers that are no texts are written as texts
  /// for it.
  ///
  /// - Parameters:
  ///   - id: The identifier as text.
  ///   - rows: The rows.
  /// - Returns: The offset.
  public static func offset<Row: Identifiable>(of id: String, in rows: [Row]) -> Int? {
    // An optional text is not written as its text.
    if Row.ID.self == String.self, let id = id as? Row.ID {
      return rows.indices.first { rows[$0].id == id }
    }
    return rows.indices.first { "\(rows[$0].id)" == id }
  }
}
