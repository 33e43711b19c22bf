/// A view model of a list in which the user can mark several rows, so that one action applies to
/// all of them.
///
/// One table of actions is that of one row and of many:
///
/// ```swift
/// @MutableProperty var marks: Set<Book.ID> = []
///
/// func actions(for rows: [Book]) -> [ScreenAction] {
///   [ScreenAction("remove", "Remove") { self.remove(rows) }]
/// }
/// ```
///
/// A front end draws the marks, and offers ``offeredActions(at:)``: a key applies to all marked
/// rows, and to the selected row while none is marked. After an action on marked rows no row is
/// marked. The idea is that of mail programs, such as Mutt.
///
/// - Order: ``actions(for:)`` receives the rows in the order of the list.
/// - Lifetime: the marks are those of the view model.
/// - Errors: the mark of a row that is not in the list, or that the filter hides, has no effect.
/// - Cost: each read of the actions looks for the selected row in a list with headings, and for all
///   marked rows while there are some. Of a list that is loaded in places, only the rows at its
///   beginning can be marked.
///
/// A front end marks rows and performs their actions:
///
/// ```swift
/// viewModel.toggleMark(of: rows[0])
/// viewModel.mark(from: rows[1], through: rows[2])
/// print(viewModel.markedRows.count)  // 3
///
/// let actions = viewModel.offeredActions(at: rows[0])  // those of all marked rows
/// actions.action("remove")?.perform()
///
/// let hadMarks = viewModel.removeMarks()
/// ```
@MainActor
public protocol MarkableTable: RowActionProviding {
  /// The identities of the marked rows, as a property that is observed.
  var marks: Set<Row.ID> { get set }
  /// Returns the actions of one row, or those that apply to several together.
  func actions(for rows: [Row]) -> [ScreenAction]
}

extension MarkableTable {
  /// Returns the actions of one row.
  public func actions(for row: Row) -> [ScreenAction] { actions(for: [row]) }

  /// The marked rows that the list shows, in its order.
  public var markedRows: [Row] { marks.isEmpty ? [] : rows.filter { marks.contains($0.id) } }

  /// Returns the actions that keys perform while a row is selected: those of the marked rows, or
  /// else of the row, and those that mark rows.
  public func offeredActions(at row: Row?) -> [ScreenAction] {
    let marked = markedRows
    if marked.isEmpty { return (row.map { actions(for: [$0]) } ?? []) + markActions(at: row) }
    return actions(for: marked).map { $0.followed { self.marks = [] } } + markActions(at: row)
  }

  /// Returns the actions that mark rows: the selected one, all, its section, and all others.
  func markActions(at row: Row?) -> [ScreenAction] {
    let section = "Marks"
    let isMarked = row.map { marks.contains($0.id) } ?? false
    let hasRows = rowCount > 0
    let title = isMarked ? "Remove Mark" : "Mark"
    return [
      ScreenAction("mark", title, section: section, isEnabled: row != nil) {
        if let row { self.toggleMark(of: row) }
      },
      ScreenAction("mark.all", "Mark All", section: section, isEnabled: hasRows) {
        self.marks = Set(self.rows.map(\.id))
      },
      row.flatMap(self.section).map { found in
        ScreenAction("mark.section", "Mark All of “\(found.title)”", section: section) {
          // The list may have changed since the menu was opened.
          guard let row, let present = self.section(of: row) else { return }
          self.marks.formUnion(self.rows[present.offsets].map(\.id))
        }
      },
      ScreenAction("mark.invert", "Invert Marks", section: section, isEnabled: hasRows) {
        self.marks = Set(self.rows.map(\.id)).subtracting(self.marks)
      },
      ScreenAction("mark.none", "Remove Marks", section: section, isEnabled: !marks.isEmpty) {
        self.marks = []
      },
    ].compactMap(\.self)
  }

  /// Marks a row, or removes its mark.
  public func toggleMark(of row: Row) { marks.formSymmetricDifference([row.id]) }

  /// Removes all marks, as a front end does for Esc, and returns whether there were any.
  public func removeMarks() -> Bool {
    guard untracked({ !marks.isEmpty }) else { return false }
    marks = []
    return true
  }

  /// Marks all rows from one to another, in either order.
  public func mark(from first: Row, through last: Row) {
    let ids = rows.map(\.id)
    guard let start = ids.firstIndex(of: first.id), let end = ids.firstIndex(of: last.id) else {
      return
    }
    marks.formUnion(ids[min(start, end)...max(start, end)])
  }

  /// Returns the heading of the section that contains a row, and its rows; `nil` for a list without
  /// headings.
  private func section(of row: Row) -> (title: String, offsets: Range<Int>)? {
    guard let headings = (self as? any SectionedTableViewModel)?.headings,
      headings.contains(where: { !$0.title.isEmpty }),
      let offset = rows.firstIndex(where: { $0.id == row.id }),
      let place = headings.lastIndex(where: { $0.start <= offset }), !headings[place].title.isEmpty
    else { return nil }
    let end = place + 1 < headings.count ? headings[place + 1].start : rows.count
    return (headings[place].title, headings[place].start..<end)
  }
}

extension RowActionProviding {
  /// Returns the actions that keys perform while a row is selected; those of a ``MarkableTable``
  /// apply to all marked rows.
  public func offeredActions(at row: Row?) -> [ScreenAction] {
    func offered<Model: MarkableTable>(_ model: Model) -> [ScreenAction] {
      model.offeredActions(at: row as? Model.Row)
    }
    if let markable = self as? any MarkableTable { return offered(markable) }
    return row.map { actions(for: $0) } ?? []
  }

  /// Returns the actions in the menu of a row; those of a marked row apply to all marked rows.
  public func menuActions(at row: Row) -> [ScreenAction] {
    func actions<Model: MarkableTable>(_ model: Model) -> [ScreenAction] {
      guard let row = row as? Model.Row else { return [] }
      if model.marks.contains(row.id) { return model.offeredActions(at: row) }
      return model.actions(for: [row]) + model.markActions(at: row)
    }
    if let markable = self as? any MarkableTable { return actions(markable) }
    return self.actions(for: row)
  }
}
