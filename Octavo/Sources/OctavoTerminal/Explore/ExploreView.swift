import BinderyTerminal
import OctavoViewModels

/// Search: a field, what it found, or what was searched for before.
final class ExploreView: ScreenView {
  private let viewModel: ExploreViewModel
  private var field = TextField(placeholder: "Search repositories, such as “loom language:swift”")
  private var list = ListState("results")
  private(set) var isTyping = false

  init(_ viewModel: ExploreViewModel, _ context: ViewContext) { self.viewModel = viewModel }

  deinit {}

  var actions: [KeyAction] {
    [
      .open(if: count > 0) { self.open() },
      .star(isStarred: row?.isStarred, if: row != nil) {
        if let row = self.row {
          self.viewModel.setStarred(row.isStarred != true, row.repository)
        }
      },
      KeyAction("search", "Search", keys: ["/"], isHint: true) {
        self.isTyping = true
      },
      .refresh { self.viewModel.refresh() },
    ] + KeyAction.motions { self.move($0) }
  }

  func draw(in area: Rect, of frame: inout Frame) {
    var area = area
    _ = area.takeTop(area.rows > 12 ? 1 : 0)
    var line = area.takeTop(1).inset(left: 2, right: 2)
    frame.write("/ ", Style(.accent, .bold), in: line.takeLeft(2))
    field.update(viewModel.query)
    field.draw(isFocused: isTyping, in: line, of: &frame)
    frame.mark(line, as: .item("search", 0))
    _ = area.takeTop(1)
    if viewModel.searched.isEmpty {
      draw(viewModel.recentQueries, in: area, of: &frame)
      return
    }
    switch viewModel.content {
    case .rows:
      let rows = viewModel.rows.compactMap(\.repositoryRow)
      list.draw(rows.count, rowHeight: 2, isFocused: !isTyping, in: area, of: &frame) {
        index,
        _,
        area,
        frame in rows[index].draw(in: area, of: &frame)
      }
    case .loading: frame.loading("Searching…", in: area)
    case .failed(let words): frame.failure(words, in: area)
    case .empty, .noMatches:
      frame.message(
        [[Run("Nothing found for “\(viewModel.searched.truncated(to: 40))”.", .muted)]],
        in: area
      )
    }
  }

  func handle(_ event: InputEvent) -> Bool {
    guard isTyping else {
      if case .wheel = event { return list.handle(event) }
      return false
    }
    switch event {
    case .key(KeyPress(.enter)):
      viewModel.search()
      isTyping = viewModel.searched.isEmpty
    case .key(KeyPress(.escape)), .key(KeyPress(.down)): isTyping = false
    default:
      guard field.handle(event) else { return false }
      viewModel.query = field.text
      list.select(0)
    }
    return true
  }

  func click(_ target: ClickTarget) {
    if case .item("search", _) = target {
      isTyping = true
    } else if list.click(target) == true {
      open()
    }
  }

  private func draw(_ queries: [String], in area: Rect, of frame: inout Frame) {
    guard !queries.isEmpty else {
      frame.message(
        [
          [Run("Find repositories by name, topic or language.", .muted)],
          [Run("Press / and type.", .muted)],
        ],
        in: area
      )
      return
    }
    var area = area
    frame.write("Recent searches", Style(.accent, .bold), in: area.takeTop(1).inset(left: 2))
    list.draw(queries.count, isFocused: !isTyping, in: area, of: &frame) { index, _, area, frame in
      frame.write([Run("↺ ", .muted), Run(queries[index])], in: area.inset(left: 2))
    }
  }

  private var count: Int { viewModel.rows.count }

  private var row: RepositoryRow? {
    viewModel.row(at: list.selection)?.repositoryRow
  }

  private func open() {
    viewModel.open(at: list.selection)
  }

  private func move(_ event: InputEvent) {
    list.handle(event)
    if list.selection + 20 > viewModel.rows.count {
      viewModel.results.loadMoreCommand.execute()
    }
  }
}
