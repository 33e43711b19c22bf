import BinderyTerminal
import OctavoViewModels

/// The line of a search and the results of one kind, below the bar of the kinds.
final class SearchListView: ModelView<SearchListViewModel, OctavoViewContext> {
  override var content: ViewContent {
    content(header: ScreenHeader(problemOf: viewModel), .widget(SearchPane(viewModel, context)))
  }

  /// Makes the view of a search: the bar of the kinds, and the results of the selected one.
  static func segments(
    of viewModel: SearchViewModel,
    _ context: OctavoViewContext
  ) -> any ScreenView {
    TabbedView(viewModel, keys: context.keys, view: { SearchListView($0.list, context) })
  }
}

/// The line of a search with the list of qualifiers below its cursor, and the results.
struct SearchPane: Widget {
  private let viewModel: SearchListViewModel
  private let pane: TablePane<SearchListViewModel>
  private let keys: KeyMap

  init(_ viewModel: SearchListViewModel, _ context: OctavoViewContext) {
    self.viewModel = viewModel
    let terms = viewModel.terms
    pane = TablePane(
      viewModel,
      emptyText: viewModel.emptyText,
      filter: .search { viewModel.search() },
      placeholder: viewModel.placeholder,
      rowHeight: viewModel.hasExcerpts ? 2 + ExcerptLine.most : 2,
      retry: context.retry,
      onDisplay: { rows, _ in viewModel.didShow(rows) }
    ) { row, area, frame in
      row.draw(
        in: area.inset(left: 1, right: 1),
        of: &frame,
        sign: Run("○ ", .info),
        highlighting: terms,
        follow: viewModel.followState(of: row),
        context.pictures
      )
    }
    keys = context.keys
  }

  var name: String { pane.name }
  var isFocusable: Bool { true }

  private var names: CompletionPanel { CompletionPanel(name, of: viewModel) }

  /// Makes the state, in which the line takes typed characters if there are no results yet.
  func makeState() -> TablePaneState<SearchListViewModel> {
    let state = pane.makeState()
    if untracked({ viewModel.content == .empty }) {
      pane.keyActions(state, keys).first { $0.id == "filter" }?.perform()
    }
    return state
  }

  func isTyping(_ state: TablePaneState<SearchListViewModel>) -> Bool { pane.isTyping(state) }

  func draw(
    _ state: TablePaneState<SearchListViewModel>,
    isFocused: Bool,
    in area: Rect,
    of frame: inout Frame
  ) {
    pane.draw(state, isFocused: isFocused, in: area, of: &frame)
  }

  func drawAbove(
    _ state: TablePaneState<SearchListViewModel>,
    at area: Rect,
    of frame: inout Frame
  ) {
    if pane.isTyping(state) { names.draw(near: area, of: &frame) }
  }

  func handle(_ event: InputEvent, _ state: TablePaneState<SearchListViewModel>) -> Bool {
    pane.isTyping(state) && names.handle(event) || pane.handle(event, state)
  }

  func click(_ target: ClickTarget, _ state: TablePaneState<SearchListViewModel>) -> Bool {
    names.click(target) || pane.click(target, state)
  }

  func actions(_ state: TablePaneState<SearchListViewModel>) -> [ScreenAction] {
    pane.actions(state)
  }

  func keyActions(
    _ state: TablePaneState<SearchListViewModel>,
    _ map: KeyMap
  ) -> [KeyAction] {
    pane.keyActions(state, map)
  }

  func didLoseFocus(_ state: TablePaneState<SearchListViewModel>) {
    pane.didLoseFocus(state)
    viewModel.closeCompletions()
  }
}
