public import BinderyNavigation

/// The table of contents of the document on the page below.
///
/// Titles are added while the document is read. The screen stays usable if the document changes or
/// its page is left meanwhile.
public final class ContentsViewModel: ViewModel, PickerViewModel {
  /// The value that the picker returns.
  public typealias Option = DocumentTitle
  /// A row with a title.
  public typealias Row = PickerRow<DocumentTitle>
  /// The rows below one heading.
  public typealias Section = PickerSection<DocumentTitle>

  /// The keyword of the filter, as typed.
  @MutableProperty public var keyword = ""

  /// The titles that match the filter, without a heading.
  @Computed({ (viewModel: ContentsViewModel) in viewModel.makeSections() })
  public var sections

  /// The titles that match the filter.
  @Computed({ (viewModel: ContentsViewModel) in viewModel.sections.flatMap(\.rows) })
  public var rows

  /// The chosen row.
  public var selectedRow = SelectedRow()

  private weak let contents: DocumentContents?
  private let finish: (DocumentTitle) -> Void
  private let close: () -> Void

  /// Makes the screen.
  ///
  /// - Parameters:
  ///   - reference: The contents of the document; without them there is nothing to choose.
  ///   - finish: Removes the screen, and returns the title that was chosen.
  ///   - close: Removes the screen.
  public init(
    _ reference: UnstoredReference<DocumentContents>,
    finish: @escaping (DocumentTitle) -> Void,
    close: @escaping () -> Void
  ) {
    contents = reference.object
    self.finish = finish
    self.close = close
    super.init()
  }

  /// The title of the screen.
  public var title: String { Strings.tableOfContents }

  /// The text in the empty filter field.
  public var placeholder: String { "Filter titles" }

  /// The text in place of an empty list.
  public var emptyText: String { "This document has no titles." }

  /// Chooses a title, and closes the screen.
  public func open(_ row: Row) { finish(row.option) }

  /// Closes the screen without choosing.
  public func cancel() { close() }

  private func makeSections() -> [Section] {
    let keyword = keyword.trimmed
    let titles = contents?.titles ?? []
    let highest = titles.lazy.map(\.level).min() ?? 1
    let rows = titles.compactMap { title -> Row? in
      let words = title.text.split(whereSeparator: \.isNewline).joined(separator: " ").trimmed
      // A heading of pictures alone has no words.
      guard !words.isEmpty, words.matches(keyword) else { return nil }
      return Row(
        "\(title.number)",
        title,
        title: words,
        isCurrent: false,
        depth: title.level - highest
      )
    }
    return rows.isEmpty ? [] : [Section(title: "", rows: rows)]
  }
}
