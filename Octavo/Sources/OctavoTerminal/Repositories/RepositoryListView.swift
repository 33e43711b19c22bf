import BinderyTerminal
import OctavoViewModels

/// Repositories that somebody owns or starred: a screen, or a part of one.
final class RepositoryListView: ScreenView {
  private let viewModel: RepositoryListViewModel
  private let isPartOfScreen: Bool
  private var list: FilteredList

  init(_ viewModel: RepositoryListViewModel, isPartOfScreen: Bool = false) {
    self.viewModel = viewModel
    self.isPartOfScreen = isPartOfScreen
    list = FilteredList("repositories")
  }

  deinit {}

  var isTyping: Bool { list.isFiltering }

  var actions: [Action] {
    [
      .open(if: row != nil) { [unowned self] in open() },
      .star(if: row != nil) { [unowned self] in
        if let row { viewModel.toggleStar(row.repository) }
      },
      .filter { [unowned self] in
        list.beginFiltering()
      },
      .refresh(isHint: true) { [unowned self] in
        viewModel.repositories.refreshCommand.execute()
      },
    ] + Action.motions { [unowned self] in move($0) }
  }

  func draw(in area: Rect, of frame: inout Frame) {
    var area = area
    let repositories = viewModel.repositories
    if !isPartOfScreen {
      frame.header(
        [Run(viewModel.title, .bold)],
        isBusy: repositories.phase == .loading,
        in: &area
      )
    }
    let rows = viewModel.rows.value
    if case .failed(let words) = repositories.phase, !rows.isEmpty {
      frame.notice(words, .warning, in: &area)
    }
    list.draw(
      rows.count,
      content: repositories.content,
      keyword: repositories.keyword,
      emptyWords: emptyWords,
      rowHeight: 2,
      in: area,
      of: &frame
    ) { index, _, area, frame in rows[index].draw(in: area, of: &frame) }
  }

  func handle(_ event: InputEvent) -> Bool {
    let repositories = viewModel.repositories
    return list.handle(event, keyword: repositories.keyword) { repositories.keyword = $0 }
  }

  func click(_ target: ClickTarget) {
    if list.click(target) == true { open() }
  }

  private var emptyWords: String {
    switch viewModel.list {
    case .owned, .ownedBy: "No repositories yet."
    case .starred, .starredBy: "No starred repositories yet."
    }
  }

  private var row: RepositoryRow? {
    let rows = viewModel.rows.value
    return rows.indices.contains(list.selection) ? rows[list.selection] : nil
  }

  private func open() {
    if let row { viewModel.open(row.repository) }
  }

  private func move(_ event: InputEvent) {
    list.move(event)
    if list.selection + 20 > viewModel.rows.value.count {
      viewModel.repositories.loadMoreCommand.execute()
    }
  }
}
