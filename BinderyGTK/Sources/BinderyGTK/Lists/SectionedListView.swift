public import BinderyNavigation

/// A long list in sections, each with a heading above its rows.
///
/// Headings scroll with the rows and are none: nobody can choose one. All else is as in a
/// ``ListView``, which does the work.
///
/// ```swift
/// let list = SectionedListView<Shelf, BookCell>(make: BookCell.init) { cell, book, _ in
///   cell.title.text = book.title
/// }
/// lifetime.bind(list) { [viewModel] in viewModel.sections }
/// ```
@MainActor
public final class SectionedListView<Section: ListSection, Cell: ListCell> {
  /// Called with the row on which a person clicks or presses Return.
  public var onActivate: ((Section.Row) -> Void)?
  /// Called, once for each length of the list, when a person comes near its end.
  public var onNearEnd: (() -> Void)? {
    get { list.onNearEnd }
    set { list.onNearEnd = newValue }
  }

  private let list: ListView<SectionedElement<Section>, SectionedCell<Cell>>
  private var headings: [ListHeading] = []

  /// Makes an empty list.
  ///
  /// - Parameters:
  ///   - headingMargin: What is free beside headings, so that they stand above the words of rows.
  ///   - make: Makes a cell.
  ///   - name: What assistive technology calls a row; `nil` leaves it to the words in the cell.
  ///   - bind: Shows a row in a cell, until the lifetime ends.
  public init(
    headingMargin: Int32 = 12,
    make: @escaping () -> Cell,
    name: @escaping (Section.Row) -> String? = { _ in nil },
    bind: @escaping (Cell, Section.Row, Lifetime) -> Void
  ) {
    list = ListView(
      make: { SectionedCell(make, headingMargin) },
      name: {
        switch $0 {
        case .heading(_, let words): words
        case .row(let row): name(row)
        }
      },
      bind: { cell, element, lifetime in
        switch element {
        case .heading(_, let words): cell.showHeading(words)
        case .row(let row): bind(cell.showRow(), row, lifetime)
        }
      }
    )
    list.isActivatable = { if case .row = $0 { true } else { false } }
    list.onActivate = { [weak self] in
      if case .row(let row) = $0 { self?.onActivate?(row) }
    }
  }

  isolated deinit {}

  /// The list and what scrolls it.
  public var widget: Widget { list.widget }

  /// Shows other sections, with as little change as possible; one without rows is left out.
  public func show(_ sections: [Section]) {
    headings = ListHeading.headings(of: sections)
    list.show(SectionedElement.elements(of: sections))
  }

  /// Scrolls until the row at an offset, counted without headings, is the topmost, below its heading
  /// if it has one; or as far as the list goes.
  public func scroll(to row: Int) {
    guard let index = headings.lastIndex(where: { $0.start <= row }) else { return }
    let above = headings[...index].filter { !$0.title.isEmpty }.count
    let isFirst = headings[index].start == row && !headings[index].title.isEmpty
    list.scroll(to: row + above - (isFirst ? 1 : 0))
  }

  /// Keeps rows readable in a wide window: they grow no wider than this.
  public func clamp(to width: Int32) { list.clamp(to: width) }

  /// Adds style classes to the list itself, such as `rich-list`.
  public func addStyle(_ classes: String...) {
    for name in classes { list.addStyle(name) }
  }
}

extension Lifetime {
  /// Shows `sections` in a list, now and whenever they change.
  public func bind<Section, Cell>(
    _ list: SectionedListView<Section, Cell>,
    to sections: @escaping () -> [Section]
  ) {
    follow {
      let sections = sections()
      untracked { list.show(sections) }
    }
  }
}
