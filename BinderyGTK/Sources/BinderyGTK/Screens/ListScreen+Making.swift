public import BinderyNavigation

extension ListScreen {
  /// Makes the view of a list.
  ///
  /// - Parameters:
  ///   - viewModel: The view model of the list.
  ///   - strings: The texts; those in place of an empty list are read again when they change.
  ///   - make: Makes a cell.
  ///   - name: Returns the name of a row for assistive technology; `nil` for the text in the cell.
  ///   - difference: Returns the offsets at which two lists differ; see ``ListDifference``.
  ///   - bind: Shows a row in a cell, until the lifetime ends.
  public convenience init(
    _ viewModel: Table,
    _ strings: @autoclosure @escaping () -> ListStrings,
    make: @escaping () -> Cell,
    name: @escaping (Table.Row) -> String? = { _ in nil },
    difference: @escaping ([Table.Row], [Table.Row]) -> ListDifference = {
      ListDifference(from: $0, to: $1)
    },
    bind: @escaping (Cell, Table.Row, Lifetime) -> Void
  ) {
    let list = ListView<Table.Row, Cell>(
      make: make,
      name: name,
      difference: difference,
      bind: bind
    )
    if !untracked(strings).isCompact { list.addStyle("rich-list") }
    self.init(viewModel, strings, list, body: list.widget)
    lifetime.follow { [viewModel, weak list] in
      let (rows, count) = (viewModel.rows, viewModel.rowCount)
      if count <= rows.count { return untracked { list?.show(rows) } }
      // Observes the loading of all rows.
      _ = viewModel.row(at: 0)
      untracked { list?.show(count) { viewModel.row(at: $0) } }
    }
    followRows()
  }
}

extension ListScreen where Table: SectionedTableViewModel {
  /// A heading or a row.
  public typealias Element = SectionedElement<Table.Section>

  /// Makes the view of a list in sections, with the index of the view model.
  ///
  /// - Parameters:
  ///   - viewModel: The view model of the list.
  ///   - strings: The texts; those in place of an empty list are read again when they change.
  ///   - headingMargin: The space beside headings, so that they are aligned with the text of rows.
  ///   - keepsHeadings: Whether the headings are shown while the list is loaded in places. They
  ///     must be those of all sections, which are then shown without reading their rows.
  ///   - make: Makes a cell.
  ///   - name: Returns the name of a row for assistive technology; `nil` for the text in the cell.
  ///   - difference: Returns the offsets at which two lists differ; see ``ListDifference``.
  ///   - bind: Shows a row in a cell, until the lifetime ends.
  public convenience init(
    sections viewModel: Table,
    _ strings: @autoclosure @escaping () -> ListStrings,
    headingMargin: Int32 = 12,
    keepsHeadings: Bool = false,
    make: @escaping () -> Cell,
    name: @escaping (Table.Row) -> String? = { _ in nil },
    difference: @escaping ([Element], [Element]) -> ListDifference = {
      ListDifference(from: $0, to: $1)
    },
    bind: @escaping (Cell, Table.Row, Lifetime) -> Void
  ) {
    let list = SectionedListView<Table.Section, Cell>(
      headingMargin: headingMargin,
      make: make,
      name: name,
      difference: difference,
      bind: bind
    )
    if !untracked(strings).isCompact { list.addStyle("rich-list") }
    let index = SectionIndex()
    self.init(viewModel, strings, list, body: Box(.horizontal, [list.widget, index]))
    index.onChoose = { [viewModel, weak list] in
      if let row = viewModel.row(atIndex: $0) { list?.scroll(to: row) }
    }
    lifetime.follow { [viewModel, weak list] in
      let (count, sections) = (viewModel.rowCount, viewModel.sections)
      if count <= viewModel.rows.count { return untracked { list?.show(sections) } }
      // Observes the loading of all rows.
      _ = viewModel.row(at: 0)
      let ids = keepsHeadings ? sections.map(\.id) : []
      let headings = keepsHeadings ? viewModel.headings : []
      untracked {
        list?.show(count, headings: Array(zip(ids, headings))) { viewModel.row(at: $0) }
      }
    }
    lifetime.observe(index) { [viewModel] in $0.show(viewModel.sectionIndexTitles) }
    followRows()
  }
}
