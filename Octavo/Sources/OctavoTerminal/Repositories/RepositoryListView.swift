import BinderyTerminal
import OctavoViewModels

/// Repositories that somebody owns or starred: a screen, or a part of one.
final class RepositoryListView: ScreenView {
  private let viewModel: RepositoryListViewModel
  private let isPartOfScreen: Bool
  private var list = FilteredList<RepositoryListViewModel>("repositories")

  init(
    _ viewModel: RepositoryListViewModel,
    _ context: ViewContext,
    isPartOfScreen: Bool = false
  ) {
    self.viewModel = viewModel
    self.isPartOfScreen = isPartOfScreen
  }

  deinit {}

  var isTyping: Bool { list.isFiltering }

  var actions: [KeyAction] {
    [
      .open(if: row != nil) { self.open() },
      .star(isStarred: row?.isStarred, if: row != nil) {
        if let row = self.row {
          self.viewModel.setStarred(row.isStarred != true, row.repository)
        }
      },
      .filter {
        self.list.beginFiltering()
      },
      .refresh(isHint: true) {
        self.viewModel.refresh()
      },
    ] + KeyAction.motions { self.list.move($0, in: self.viewModel) }
      + KeyAction.sections { self.list.jump(forward: $0, in: self.viewModel) }
  }

  func draw(in area: Rect, of frame: inout Frame) {
    var area = area
    if !isPartOfScreen {
      frame.header(
        [Run(viewModel.title, .bold)],
        isBusy: viewModel.isLoading,
        in: &area
      )
    }
    if let problem = viewModel.problem { frame.notice(problem, .warning, in: &area) }
    list.draw(viewModel, emptyWords: emptyWords, rowHeight: 2, in: area, of: &frame) {
      row,
      area,
      frame in row.draw(in: area, of: &frame)
    }
  }

  func handle(_ event: InputEvent) -> Bool { list.handle(event, of: viewModel) }

  func click(_ target: ClickTarget) {
    if list.jump(to: target, in: viewModel) { return }
    if list.click(target) == true { open() }
  }

  private var emptyWords: String {
    switch viewModel.kind {
    case .owned, .ownedBy: "No repositories yet."
    case .starred, .starredBy: "No starred repositories yet."
    }
  }

  private var row: RepositoryRow? { list.selectedRow(of: viewModel) }

  private func open() {
    if let row { viewModel.open(row) }
  }
}
