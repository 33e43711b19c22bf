public import BinderyNavigation

/// A list of options to choose from, such as languages.
public final class OptionPickerViewModel: ViewModel, PickerViewModel {
  /// The value that the picker returns.
  public typealias Option = PickerOption
  /// A row with an option.
  public typealias Row = PickerRow<PickerOption>
  /// The rows below one heading.
  public typealias Section = PickerSection<PickerOption>

  /// The keyword of the filter, as typed.
  @MutableProperty public var keyword = ""

  /// The options that match the filter, by their first letters.
  @Computed({ (viewModel: OptionPickerViewModel) in viewModel.makeSections() })
  public var sections

  /// The options that match the filter.
  @Computed({ (viewModel: OptionPickerViewModel) in viewModel.sections.flatMap(\.rows) })
  public var rows

  /// The chosen row.
  public var selectedRow: SelectedRow

  /// From so many options on, letters help to find one.
  private static let lettered = 20

  private let kind: OptionKind
  private let options: [PickerOption]
  private let current: String?
  private let finish: (PickerOption) -> Void
  private let close: () -> Void

  /// Makes the screen.
  ///
  /// - Parameters:
  ///   - kind: The kind of the options.
  ///   - current: The value of the chosen option.
  ///   - finish: Removes the screen, and returns the option that was chosen.
  ///   - close: Removes the screen.
  public init(
    _ kind: OptionKind,
    current: String?,
    finish: @escaping (PickerOption) -> Void,
    close: @escaping () -> Void
  ) {
    self.kind = kind
    self.current = current
    self.finish = finish
    self.close = close
    let options = kind.options
    self.options = options
    selectedRow = SelectedRow(restoring: options.first { $0.value == current }?.title)
    super.init()
  }

  /// The title of the screen.
  public var title: String { kind.title }

  /// The text in the empty filter field.
  public var placeholder: String { kind.placeholder }

  /// The text in place of an empty list.
  public var emptyText: String { kind.emptyText }

  /// The letters of the sections.
  public var sectionIndexTitles: [String] { sections.map(\.title).filter { !$0.isEmpty } }

  /// Chooses an option, and closes the screen.
  public func open(_ row: Row) { finish(row.option) }

  /// Closes the screen without choosing.
  public func cancel() { close() }

  private func makeSections() -> [Section] {
    let keyword = keyword.trimmed
    let matches = options.filter { $0.title.matches(keyword) }
    let isLettered = keyword.isEmpty && options.count >= Self.lettered && kind.isSorted
    var sections: [Section] = []
    for option in matches {
      let row = Row(
        option.title,
        option,
        title: option.title,
        isCurrent: option.value == current,
        color: option.color
      )
      let title = isLettered && option.value != nil ? option.letter : ""
      if sections.last?.title == title {
        sections[sections.count - 1].rows.append(row)
      } else {
        sections.append(Section(title: title, rows: [row]))
      }
    }
    return sections
  }
}
