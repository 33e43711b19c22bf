import BinderyTerminal
import GitHubValues
import OctavoViewModels

/// A feed: who did what where, and how long ago.
final class NewsView: ScreenView {
  private let viewModel: NewsViewModel
  private var list = FilteredList<NewsViewModel>("news")

  init(_ viewModel: NewsViewModel, _ context: ViewContext) { self.viewModel = viewModel }

  deinit {}

  var isTyping: Bool { list.isFiltering }

  var actions: [KeyAction] {
    [
      .open(if: row != nil) { if let row = self.row { self.viewModel.open(row) } },
      KeyAction("person", "Person", keys: ["u"], isHint: true, isEnabled: row != nil) {
        if let row = self.row { self.viewModel.open(.user(row.actor.login)) }
      },
      .filter {
        self.list.beginFiltering()
      },
      .refresh(isHint: true) {
        self.viewModel.refresh()
      },
    ] + KeyAction.motions { self.list.move($0, in: self.viewModel) }
  }

  func draw(in area: Rect, of frame: inout Frame) {
    var area = area
    if case .performed(let login) = viewModel.source {
      frame.header(
        [Run("\(login) / ", .muted), Run(viewModel.title, .bold)],
        isBusy: viewModel.isLoading,
        in: &area
      )
    }
    if let problem = viewModel.problem { frame.notice(problem, .warning, in: &area) }
    let now = viewModel.now
    list.draw(
      viewModel,
      emptyWords: "Nothing has happened yet. Follow people to hear of them.",
      rowHeight: 2,
      in: area,
      of: &frame
    ) { row, area, frame in
      row.draw(in: area.inset(left: 1, right: 1), of: &frame, now: now)
    }
  }

  func handle(_ event: InputEvent) -> Bool { list.handle(event, of: viewModel) }

  func click(_ target: ClickTarget) {
    if list.click(target) == true, let row { viewModel.open(row) }
  }

  private var row: NewsRow? { list.selectedRow(of: viewModel) }
}
