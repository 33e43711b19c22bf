import BinderyTerminal
import GitHubValues
import OctavoViewModels

/// A feed: who did what where, and how long ago.
final class NewsView: ScreenView {
  private let viewModel: NewsViewModel
  private var list = FilteredList("news")

  init(_ viewModel: NewsViewModel) { self.viewModel = viewModel }

  deinit {}

  var isTyping: Bool { list.isFiltering }

  var actions: [Action] {
    [
      .open(if: row != nil) { [unowned self] in if let row { viewModel.open(row) } },
      Action("person", "Person", keys: ["u"], isHint: true, isEnabled: row != nil) {
        [unowned self] in if let row { viewModel.open(.user(row.actor.login)) }
      },
      .filter { [unowned self] in
        list.beginFiltering()
      },
      .refresh(isHint: true) { [unowned self] in
        viewModel.refresh()
      },
    ] + Action.motions { [unowned self] in move($0) }
  }

  func draw(in area: Rect, of frame: inout Frame) {
    var area = area
    if case .performed(let login) = viewModel.source {
      frame.header(
        [Run("\(login) / ", .muted), Run(viewModel.title, .bold)],
        isBusy: viewModel.events.phase == .loading,
        in: &area
      )
    }
    if case .failed(let words) = viewModel.events.phase, !viewModel.rows.value.isEmpty {
      frame.notice(words, .warning, in: &area)
    }
    let rows = viewModel.rows.value
    let now = viewModel.now
    list.draw(
      rows.count,
      content: viewModel.events.content,
      keyword: viewModel.events.keyword,
      emptyWords: "Nothing has happened yet. Follow people to hear of them.",
      rowHeight: 2,
      in: area,
      of: &frame
    ) { index, _, area, frame in
      rows[index].draw(in: area.inset(left: 1, right: 1), of: &frame, now: now)
    }
  }

  func handle(_ event: InputEvent) -> Bool {
    let isTaken = list.handle(event, keyword: viewModel.events.keyword) {
      viewModel.events.keyword = $0
    }
    loadMoreIfNeeded()
    return isTaken
  }

  func click(_ target: ClickTarget) {
    if list.click(target) == true, let row { viewModel.open(row) }
  }

  private var row: NewsRow? {
    let rows = viewModel.rows.value
    return rows.indices.contains(list.selection) ? rows[list.selection] : nil
  }

  private func move(_ event: InputEvent) {
    list.move(event)
    loadMoreIfNeeded()
  }

  private func loadMoreIfNeeded() {
    if list.selection + 20 > viewModel.rows.value.count {
      viewModel.events.loadMoreCommand.execute()
    }
  }
}
