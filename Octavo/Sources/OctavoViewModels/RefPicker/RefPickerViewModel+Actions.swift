public import BinderyNavigation

extension RefPickerViewModel: RowActionProviding {
  /// Choosing the branch or tag of a row.
  public func actions(for row: Row) -> [ScreenAction] {
    [ScreenAction("open", "Choose", isPrimary: true) { self.open(row) }]
  }
}
