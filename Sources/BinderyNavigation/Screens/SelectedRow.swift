/// The selected row of a list, by its identifier as text, for the restoration of a screen.
///
/// The view of a list has the selection; it stores the selected row here, and reads the row that is
/// to be selected.
///
/// ```swift
/// viewModel.selectedRow.note("\(row.id)")
/// ```
///
/// - Order: while a row waits to be restored, ``note(_:at:)`` changes nothing.
/// - Lifetime: a value of the view model.
/// - Errors: an identifier without a row is kept until the user moves the selection.
/// - Cost: one text and two numbers.
public struct SelectedRow {
  /// The row that was selected last.
  public private(set) var id: String?
  /// The row that is to be selected when it is loaded.
  public private(set) var restored: String?

  /// The offset of a row that is to be selected at once, such as one that the user has asked for.
  public private(set) var offset: Int?
  /// The place of the row when it was noted, where it is searched at first.
  private var place: Int?

  /// Makes a value without a row, or with one that is to be selected as soon as it is loaded.
  public init(restoring id: String? = nil) {
    self.id = id
    restored = id
  }

  /// Stores the selected row, unless the restored one is not loaded yet.
  ///
  /// - Parameters:
  ///   - id: The identifier as text.
  ///   - place: The offset of the row, if it is known.
  public mutating func note(_ id: String, at place: Int? = nil) {
    if restored == nil { (self.id, self.place) = (id, place) }
  }

  /// Returns the offset of the row among rows; `nil` if it is not among them.
  ///
  /// Costs one comparison while the row is where it was noted, else one for each row before it.
  public func offset(in rows: [some Identifiable]) -> Int? {
    guard let id else { return nil }
    func isRow(_ place: Int) -> Bool { "\(rows[place].id)" == id }
    if let place, rows.indices.contains(place), isRow(place) { return place }
    return rows.indices.first(where: isRow)
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
