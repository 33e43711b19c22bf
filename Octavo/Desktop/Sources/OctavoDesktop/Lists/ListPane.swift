import BinderyGTK
import CGTK
import OctavoViewModels

/// A list with what goes with it: a filter, a notice, and what shows while there are no rows.
@MainActor
final class ListPane {
  let content: Widget
  let lifetime = Lifetime()

  private let bar = Widget(gtk_search_bar_new())
  private let entry: TextEntry
  private let notice = Notice()
  private let stack: StateStack

  /// - Parameters:
  ///   - list: What scrolls the rows.
  ///   - name: What the filter is called.
  ///   - keyword: What the filter looks for.
  ///   - retry: Asks again after a failure.
  init(
    _ list: Widget,
    filter name: String = "Filter",
    keyword: ValueBinding<String>,
    retry: (() -> Void)? = nil
  ) {
    entry = TextEntry(.search, name: name)
    stack = StateStack(list, retry: retry)
    content = Box(.vertical, [bar, notice, stack])
    let clamp = Layout.clamped(entry, width: 400)
    entry.expand(vertically: false)
    gtk_search_bar_set_child(bar.opaque, clamp.pointer())
    gtk_search_bar_connect_entry(bar.opaque, entry.opaque)
    bar.hold(clamp)
    lifetime.bind(entry, to: keyword)
    lifetime += bar.onChange(of: "search-mode-enabled") { [weak self] in self?.noteBar() }
  }

  isolated deinit { lifetime.dispose() }

  /// Shows a table in `list`: its rows, or what to say in their place, and its problem.
  ///
  /// It asks for more as a person comes near the end.
  func follow<Table: TableViewModel, Cell>(
    _ table: Table,
    in list: ListView<Table.Row, Cell>,
    emptyWords: String
  ) {
    list.onActivate = { table.open($0) }
    list.onNearEnd = { table.loadMore() }
    lifetime.bind(list) { table.rows }
    followState(of: table, emptyWords)
  }

  /// Shows a table in sections, with its headings.
  func follow<Table: SectionedTableViewModel, Cell>(
    _ table: Table,
    in list: SectionedListView<Table.Section, Cell>,
    emptyWords: String
  ) {
    list.onActivate = { table.open($0) }
    list.onNearEnd = { table.loadMore() }
    lifetime.bind(list) { table.sections }
    followState(of: table, emptyWords)
  }

  private func followState(of table: some TableViewModel, _ emptyWords: String) {
    lifetime.observe(stack) { $0.show(Self.state(table.content, emptyWords)) }
    lifetime.observe(notice) { $0.show(table.problem) }
  }

  /// Keeps the filter on show, and puts the cursor into it.
  func search() {
    gtk_search_bar_set_search_mode(bar.opaque, 1)
    gtk_widget_grab_focus(entry.pointer())
  }

  private func noteBar() {
    if gtk_search_bar_get_search_mode(bar.opaque) == 0 { entry.text = "" }
  }

  private static func state(_ content: ListContent, _ emptyWords: String) -> StateStack.State {
    switch content {
    case .rows: .shown
    case .loading: .loading
    case .empty: .message(title: emptyWords, icon: "view-list-symbolic")
    case .noMatches(let keyword):
      .message(
        title: "Nothing Found",
        words: "Nothing here matches “\(keyword)”.",
        icon: "system-search-symbolic"
      )
    case .failed(let words): .failed(words)
    }
  }
}
