public import BinderyNavigation

/// The conditions that the filter of a list can have, each of which is set or removed at once.
///
/// Each list has a subclass with its conditions.
public class FilterViewModel: ViewModel, PickerViewModel {
  /// The text of a condition; `nil` for the row that removes all conditions.
  public typealias Option = String?
  /// A row with a condition.
  public typealias Row = PickerRow<String?>
  /// The conditions of one qualifier.
  public typealias Section = PickerSection<String?>

  /// The keyword of the filter, as typed.
  @MutableProperty public var keyword = ""
  /// The conditions that match the keyword, by their qualifiers.
  @Computed({ (viewModel: FilterViewModel) in viewModel.matchingSections }) public var sections
  /// The conditions that match the keyword.
  @Computed({ (viewModel: FilterViewModel) in viewModel.sections.flatMap(\.rows) })
  public var rows
  /// The row of the cursor.
  public var selectedRow = SelectedRow()

  /// The filter of the list, as a text.
  @MutableProperty private(set) var text: String
  let services: Services
  private let close: () -> Void

  /// Makes the screen for a filter, as a text.
  init(_ services: Services, filter text: String, close: @escaping () -> Void) {
    (self.services, self.text, self.close) = (services, text, close)
    super.init()
  }

  /// The title of the screen.
  public var title: String { "Filter" }

  /// The title and a subtitle about the result.
  public var screenTitle: ScreenTitle { .plain(title) }

  /// The text in the empty filter field.
  public var placeholder: String { "Find a condition …" }

  /// The text in place of an empty list.
  public var emptyText: String { "There is nothing to filter by." }

  /// Sets a condition, or removes it.
  public func open(_ row: Row) {
    text = untracked { toggling(row.option) }
    show(text)
  }

  /// Closes the screen; the filter stays.
  public func cancel() { close() }

  /// Makes the conditions, whatever the keyword.
  func makeSections() -> [Section] { [] }

  /// Returns the filter with a condition, or without it if it has it; `nil` removes all.
  func toggling(_ condition: String?) -> String { condition ?? "" }

  /// Shows the list with a filter.
  func show(_ text: String) {}

  private var matchingSections: [Section] {
    let keyword = keyword.trimmed
    return makeSections().compactMap { section in
      let matching = section.rows.filter { $0.title.matches(keyword) }
      return matching.isEmpty ? nil : Section(title: section.title, rows: matching)
    }
  }
}
