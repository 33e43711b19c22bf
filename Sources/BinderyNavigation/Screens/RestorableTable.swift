/// A list whose filter and selected row are restored with its screen.
///
/// The list of each view kit writes the selected row, and selects the restored row when it is
/// loaded.
///
/// ```swift
/// final class NewsViewModel: ViewModel, RestorableTable {
///   @MutableProperty var keyword = ""
///   @MutableProperty var selectedRow = SelectedRow()
/// ```
///
/// - Order: the keyword is restored before the screen is shown, the row when it is loaded.
/// - Lifetime: the state of the selection is that of the view model, so it survives its view.
/// - Errors: a row that is not loaded, or is no longer in the list, is not selected.
/// - Cost: a view stores the selected row at each change of the selection.
@MainActor
public protocol RestorableTable: TableViewModel, RestorableViewModel {
  /// The selected row.
  var selectedRow: SelectedRow { get set }
}

extension RestorableTable {
  /// The keyword of the filter, and the selected row.
  public var restorableState: [String: String] {
    var state: [String: String] = [:]
    if !keyword.isEmpty { state["keyword"] = keyword }
    if let id = selectedRow.id { state["row"] = id }
    return state
  }

  /// Restores the keyword of the filter, and the selected row.
  public func restore(_ state: [String: String]) {
    if let keyword = state["keyword"] { self.keyword = keyword }
    if let id = state["row"] { selectedRow = SelectedRow(restoring: id) }
  }
}
