public import BinderyNavigation

/// A long list in sections, each with a heading above its rows.
///
/// Headings scroll with the rows, and cannot be activated. As in a ``ListView``, the rows share a
/// few cells, and a cell is bound with a lifetime that ends before it gets another row.
///
/// ```swift
/// let list = SectionedListView<Shelf, TitleCell>(make: TitleCell.init) { cell, book, _ in
///   cell.title.text = book.title
/// }
/// lifetime.bind(list) { [viewModel] in viewModel.sections }
/// ```
@MainActor
public final class SectionedListView<Section: ListSection, Cell: ListCell> {
  /// Called with the row that the user activates, by a click or by Return.
  public var onActivate: ((Section.Row) -> Void)?
  /// Called when the user scrolls near the end, once for each length of the list.
  public var onNearEnd: (() -> Void)? {
    get { list.onNearEnd }
    set { list.onNearEnd = newValue }
  }

  /// Called when the user scrolls against the top edge, as in order to refresh.
  public var onOverscroll: (() -> Void)? {
    get { list.onOverscroll }
    set { list.onOverscroll = newValue }
  }
  /// Returns the actions of a row, for its menu and for a swipe.
  public var actions: ((Section.Row) -> [ScreenAction])? {
    didSet {
      list.actions = { [weak self] in
        if case .row(let row) = $0 { self?.actions?(row) ?? [] } else { [] }
      }
    }
  }

  /// The row with the keyboard focus, the selection of the list; `nil` for none.
  public var focusedRow: Section.Row? {
    if case .row(let row)? = list.focusedElement { row } else { nil }
  }

  /// Opens the menu of the focused row, as the menu key does.
  package func openFocusedMenu() -> Bool { list.openFocusedMenu() }

  /// A heading or a row.
  public typealias Element = SectionedElement<Section>

  let list: ListView<Element, SectionedCell<Cell>>
  private var headings: [ListHeading] = []
  /// The offsets, among rows and headings, of the headings of a list that is loaded in places.
  private var headingPlaces: [Int] = []

  /// Makes an empty list.
  ///
  /// - Parameters:
  ///   - headingMargin: The space beside headings, so that they are aligned with the text of rows.
  ///   - make: Makes a cell.
  ///   - name: Returns the name of a row for assistive technology; `nil` for the text in the cell.
  ///   - difference: Returns the offsets at which two lists differ; see ``ListDifference``.
  ///   - bind: Shows a row in a cell, until the lifetime ends.
  public init(
    headingMargin: Int32 = 12,
    make: @escaping () -> Cell,
    name: @escaping (Section.Row) -> String? = { _ in nil },
    difference: @escaping ([Element], [Element]) -> ListDifference = {
      ListDifference(from: $0, to: $1)
    },
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
      difference: difference,
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

  /// The list with its scroll bar.
  public var widget: Widget { list.widget }

  /// Shows other sections, with as little change as possible; a section without rows is left out.
  public func show(_ sections: [Section]) {
    headings = ListHeading.headings(of: sections)
    headingPlaces = []
    list.show(SectionedElement.elements(of: sections))
  }

  /// Shows as many rows, which are asked for when they are on the screen.
  ///
  /// - Parameters:
  ///   - count: The number of rows.
  ///   - headings: The headings with the identities of their sections, by ascending start.
  ///   - row: Returns the row at an offset.
  public func show(
    _ count: Int,
    headings: [(id: Section.ID, ListHeading)] = [],
    _ row: @escaping (Int) -> Section.Row?
  ) {
    let shown = headings.filter { !$0.1.title.isEmpty }
    let places = shown.enumerated().map { $1.1.start + $0 }
    self.headings = shown.map(\.1)
    headingPlaces = places
    list.show(count + shown.count) { place in
      let above = Self.count(of: places, upTo: place)
      if above > 0, places[above - 1] == place {
        return .heading(shown[above - 1].id, shown[above - 1].1.title)
      }
      return row(place - above).map(Element.row)
    }
  }

  /// Returns the offset of a row, counted without headings, at a place of a list that is loaded in
  /// places; `nil` for a heading.
  func offset(at place: Int) -> Int? {
    let above = Self.count(of: headingPlaces, upTo: place)
    return above > 0 && headingPlaces[above - 1] == place ? nil : place - above
  }

  /// Returns how many of ascending numbers are not larger than a limit.
  private static func count(of numbers: [Int], upTo limit: Int) -> Int {
    var (low, high) = (0, numbers.count)
    while low < high {
      let middle = (low + high) / 2
      if numbers[middle] <= limit { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Scrolls until the row at an offset, counted without headings, is the topmost, below its
  /// heading if it has one; or as far as the list goes.
  public func scroll(to row: Int) {
    guard let place = place(of: row) else { return }
    let isFirst = headings.contains { $0.start == row && !$0.title.isEmpty }
    list.scroll(to: isFirst ? place - 1 : place)
  }

  /// Returns the offset among rows and headings of a row that is counted without headings.
  func place(of row: Int) -> Int? {
    if list.elementInPlace != nil { return row + headings.count { $0.start <= row } }
    guard let index = headings.lastIndex(where: { $0.start <= row }) else { return nil }
    return row + headings[...index].count { !$0.title.isEmpty }
  }

  /// Limits the width of rows, so that they are readable in a wide window.
  public func clamp(to width: Int32) { list.clamp(to: width) }

  /// Adds style classes to the list itself, such as `rich-list`.
  public func addStyle(_ classes: String...) {
    for name in classes { list.addStyle(name) }
  }
}

extension Lifetime {
  /// Shows `sections` in a list, now and after each change of a property that they read.
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
