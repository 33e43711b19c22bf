import BinderyNavigation

@testable import BinderyTerminal

/// A table of numbers, with sections of ten and actions for each row.
final class NumberTable: ViewModel, SectionedTableViewModel, RowActionProviding,
  RefreshableViewModel, RestorableTable
{
  nonisolated struct Row: Identifiable, Equatable {
    let id: Int
    var title: String
  }

  nonisolated struct Ten: ListSection {
    let title: String
    let rows: [Row]

    var id: String { title }
  }

  let title = "Numbers"
  @MutableProperty var keyword = ""
  @MutableProperty var all: [Row]
  @MutableProperty var failure: String?
  @MutableProperty var isLoading = false
  @MutableProperty var problem: String?
  var hasSections = false
  var selectedRow = SelectedRow()
  var refreshes = 0
  var pages = 0
  var opened: [Int] = []
  var marked: [Int] = []

  init(count: Int) { all = (0..<count).map { Row(id: $0, title: "row \($0)") } }

  var rows: [Row] { keyword.isEmpty ? all : all.filter { $0.title.contains(keyword) } }

  var sections: [Ten] {
    guard hasSections else { return [] }
    let rows = rows
    return stride(from: 0, to: rows.count, by: 10).map { start in
      Ten(title: "Ten \(start / 10)", rows: Array(rows[start..<min(start + 10, rows.count)]))
    }
  }

  var sectionIndexTitles: [String] { sections.indices.map { "\($0)" } }

  var content: ListContent {
    if let failure { return .failed(failure) }
    if isLoading, all.isEmpty { return .loading }
    if all.isEmpty { return .empty }
    return rows.isEmpty ? .noMatches(keyword: keyword) : .rows
  }

  func open(_ row: Row) { opened.append(row.id) }
  func refresh() { refreshes += 1 }
  func loadMore() { pages += 1 }

  func actions(for row: Row) -> [ScreenAction] {
    [ScreenAction("mark", "Mark", isPrimary: true) { self.marked.append(row.id) }]
  }

  /// The list of the table.
  var pane: Layout { pane(onDisplay: nil) }

  /// The list of the table, which reports its visible rows.
  func pane(onDisplay: (([Row], Bool) -> Void)?) -> Layout {
    .widget(
      TablePane(self, emptyText: "No numbers yet.", onDisplay: onDisplay) { row, area, frame in
        frame.write(row.title, in: area)
      }
    )
  }
}
