import BinderyGTK
import CGTK
import GitHubValues
import OctavoViewModels

/// Branches and tags to choose from, in a window above the others.
@MainActor
final class RefPickerView: ScreenView, Searchable {
  let content: Widget
  var title: String { viewModel.title }
  var initialFocus: Widget? { entry }

  private let viewModel: RefPickerViewModel
  private let entry = TextEntry(.search, name: "Filter branches and tags")
  private let list: SectionedListView<RefPickerViewModel.Section, RefCell>
  private let lifetime = Lifetime()

  init(_ viewModel: RefPickerViewModel, _ context: ViewContext) {
    self.viewModel = viewModel
    list = SectionedListView(
      make: { RefCell() },
      name: { $0.reference.name },
      bind: { cell, row, _ in cell.show(row) }
    )
    list.onActivate = { [viewModel] in viewModel.choose($0.reference) }
    let state = StateStack(list.widget)
    let bar = Box(.vertical, [entry])
    bar.setMargins(12, 6)
    content = Box(.vertical, [bar, state])
    lifetime.bind(entry, to: ValueBinding(viewModel, \.keyword))
    lifetime += entry.onReturn { [viewModel] in
      // Return takes the first that is left, when something was typed.
      guard !viewModel.keyword.isEmpty, let row = viewModel.rows.first else { return }
      viewModel.choose(row.reference)
    }
    lifetime += entry.connect("stop-search") { [viewModel] _ in viewModel.cancel() }
    lifetime.bind(list) { [viewModel] in viewModel.sections }
    lifetime.observe(state) { [viewModel] in $0.show(Self.state(viewModel.content)) }
  }

  isolated deinit { lifetime.dispose() }

  func search() { gtk_widget_grab_focus(entry.pointer()) }

  private static func state(_ content: ListContent) -> StateStack.State {
    switch content {
    case .rows: .shown
    case .loading: .loading
    case .failed(let words): .failed(words)
    case .empty: .message(title: "No Branches or Tags", icon: "view-list-symbolic")
    case .noMatches(let keyword):
      .message(
        title: "Nothing Found",
        words: "No branch or tag matches “\(keyword)”.",
        icon: "system-search-symbolic"
      )
    }
  }
}
