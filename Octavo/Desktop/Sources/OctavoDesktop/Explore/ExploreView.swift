import BinderyGTK
import CGTK
import OctavoViewModels

/// Search: a field, what it found, or what was searched for before.
@MainActor
final class ExploreView: ScreenView, Searchable {
  let content: Widget
  var title: String { viewModel.title }

  private let viewModel: ExploreViewModel
  private let entry = TextEntry(.search, name: "Search repositories, such as “loom language:swift”")
  private let results: ListView<RepositoryRow, RepositoryCell>
  private let recent: ListView<RecentQuery, QueryCell>
  private let lifetime = Lifetime()

  init(_ viewModel: ExploreViewModel, _ context: ViewContext) {
    self.viewModel = viewModel
    results = .repositories(context)
    results.onActivate = { [viewModel] in viewModel.open($0) }
    results.onNearEnd = { [viewModel] in viewModel.results.loadMoreCommand.execute() }
    recent = ListView(make: { QueryCell() }, bind: { cell, query, _ in cell.show(query.id) })
    recent.clamp(to: Layout.listWidth)
    recent.onActivate = { [viewModel] in viewModel.search(again: $0.id) }
    let lists = Widget(gtk_stack_new(), holding: [results.widget, recent.widget])
    gtk_stack_add_named(lists.opaque, results.widget.pointer(), "results")
    gtk_stack_add_named(lists.opaque, recent.widget.pointer(), "recent")
    let state = StateStack(lists) { [viewModel] in viewModel.refresh() }
    let clamp = Layout.clamped(entry, width: 500)
    clamp.setMargins(12, 6)
    content = Box(.vertical, [clamp, state])
    entry.expand(vertically: false)
    lifetime.bind(entry, to: ValueBinding(viewModel, \.query))
    lifetime += entry.onReturn { [viewModel] in viewModel.search() }
    lifetime.bind(results) { [viewModel] in viewModel.rows.compactMap(\.repositoryRow) }
    lifetime.bind(recent) { [viewModel] in viewModel.recentQueries.map(RecentQuery.init) }
    lifetime.observe(state) { [viewModel] in $0.show(Self.state(viewModel)) }
    lifetime.observe(lists) { [viewModel] lists in
      if viewModel.searched.isEmpty {
        gtk_stack_set_visible_child_name(lists.opaque, "recent")
      } else {
        gtk_stack_set_visible_child_name(lists.opaque, "results")
      }
    }
  }

  isolated deinit { lifetime.dispose() }

  func search() { gtk_widget_grab_focus(entry.pointer()) }

  private static func state(_ viewModel: ExploreViewModel) -> StateStack.State {
    switch viewModel.content {
    case .empty:
      .message(
        title: "Find Repositories",
        words: "Search by name, topic or language.",
        icon: "system-search-symbolic"
      )
    case .rows: .shown
    case .loading: .loading
    case .failed(let words): .failed(words)
    case .noMatches:
      .message(
        title: "Nothing Found",
        words: "No repository matches “\(viewModel.searched)”.",
        icon: "system-search-symbolic"
      )
    }
  }
}
