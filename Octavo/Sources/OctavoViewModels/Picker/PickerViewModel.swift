public import BinderyNavigation

/// A list of options to choose from: presented, and returns the chosen one.
///
/// The list is in sections and has a filter. The option that is chosen now is selected when the
/// picker opens, or as soon as it is loaded. One view of each front end shows any picker.
public protocol PickerViewModel: SectionedTableViewModel, RestorableTable, RowActionProviding
where Row == PickerRow<Option>, Section == PickerSection<Option> {
  /// The value that the picker returns.
  associatedtype Option: Equatable & Sendable

  /// The text in the empty filter field.
  var placeholder: String { get }
  /// The text in place of an empty list.
  var emptyText: String { get }

  /// Closes the screen without choosing.
  func cancel()
}

extension PickerViewModel {
  /// The content to show: the options, all of which are known.
  public var content: ListContent {
    if !rows.isEmpty { return .rows }
    return keyword.trimmed.isEmpty ? .empty : .noMatches(keyword: keyword.trimmed)
  }

  /// Choosing the option of a row.
  public func actions(for row: PickerRow<Option>) -> [ScreenAction] {
    [ScreenAction("open", "Choose", isPrimary: true) { self.open(row) }]
  }
}
