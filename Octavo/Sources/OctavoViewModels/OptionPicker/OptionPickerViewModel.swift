public import BinderyNavigation

/// A list of options to choose from, such as languages: presented, and returns the chosen one.
public final class OptionPickerViewModel: ViewModel, SectionedTableViewModel {
  /// One option.
  public nonisolated struct Row: Sendable, Identifiable, Equatable {
    /// The option.
    public let option: PickerOption
    /// Whether it is the chosen one now.
    public let isCurrent: Bool

    /// The text of the option, which no other has.
    public var id: String { option.title }
  }

  /// The options with the same first letter, or all options of a short or filtered list.
  public nonisolated struct Section: Sendable, ListSection, Equatable {
    /// The letter; empty above the option that stands for all, and in a short or filtered list.
    public let title: String
    /// The rows that match the filter.
    public internal(set) var rows: [Row]

    /// The letter, which no other section has.
    public var id: String { title }
  }

  /// The keyword of the filter, as typed.
  @MutableProperty public var keyword = ""

  /// The options that match the filter, by their first letters.
  @Computed({ (viewModel: OptionPickerViewModel) in viewModel.makeSections() })
  public var sections

  /// The options that match the filter.
  @Computed({ (viewModel: OptionPickerViewModel) in viewModel.sections.flatMap(\.rows) })
  public var rows

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
    options = kind.options
    super.init()
  }

  /// The title of the screen.
  public var title: String { kind.title }

  /// The text in the empty filter field.
  public var placeholder: String { kind.placeholder }

  /// The text in place of an empty list.
  public var emptyText: String { "There is nothing to choose." }

  /// The content to show.
  public var content: ListContent {
    if !rows.isEmpty { return .rows }
    return keyword.trimmed.isEmpty ? .empty : .noMatches(keyword: keyword.trimmed)
  }

  /// The letters of the sections.
  public var sectionIndexTitles: [String] { sections.map(\.title).filter { !$0.isEmpty } }

  /// Chooses an option, and closes the screen.
  public func open(_ row: Row) { finish(row.option) }

  /// Closes the screen without choosing.
  public func cancel() { close() }

  private func makeSections() -> [Section] {
    let keyword = keyword.trimmed
    let matches = options.filter { $0.title.matches(keyword) }
    let isLettered = keyword.isEmpty && options.count >= Self.lettered
    var sections: [Section] = []
    for option in matches {
      let row = Row(option: option, isCurrent: option.value == current)
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

extension OptionPickerViewModel: RowActionProviding {
  /// Choosing the option of a row.
  public func actions(for row: Row) -> [ScreenAction] {
    [ScreenAction("open", "Choose", isPrimary: true) { self.open(row) }]
  }
}
