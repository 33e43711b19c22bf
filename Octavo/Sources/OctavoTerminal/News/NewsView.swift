import BinderyTerminal
import OctavoViewModels

/// A feed: the events by day, and how long ago they were.
final class NewsView: ModelView<NewsViewModel, OctavoViewContext> {
  private var drawn: [NewsRow] = []
  private var displayed: [NewsRow] = []

  deinit {}

  override var content: ViewContent {
    let now = viewModel.now
    let table = TablePane(
      viewModel,
      emptyText: viewModel.emptyText,
      rowHeight: 2,
      retry: context.retry
    ) { [viewModel, pictures = context.pictures, weak self] row, area, frame in
      self?.note(row)
      row.draw(
        in: area.inset(left: 1, right: 1),
        of: &frame,
        now: now,
        picture: { pictures.picture(at: $0) },
        address: { viewModel.address(of: $0) }
      )
    }
    return ViewContent(
      header: header,
      actions: viewModel.actions,
      follow: { [viewModel] in viewModel.follow($0) },
      .column([newest, .fill(.widget(table))])
    )
  }

  /// The line above the rows that leads to new events.
  private var newest: Layout {
    guard let label = viewModel.newLabel else { return .lines([]) }
    return .widget(NewestLine(label))
  }

  private var header: ScreenHeader {
    guard case .performed(let login) = viewModel.source else {
      return ScreenHeader(problemOf: viewModel)
    }
    return ScreenHeader(viewModel, runs: [Run("\(login) / ", .muted), Run(viewModel.title, .bold)])
  }

  /// Notes a row that is drawn, and tells the view model of all of them after the drawing.
  private func note(_ row: NewsRow) {
    if drawn.isEmpty { Task { [weak self] in self?.display() } }
    drawn.append(row)
  }

  private func display() {
    let rows = drawn
    drawn = []
    guard rows != displayed else { return }
    displayed = rows
    viewModel.display(rows, isAtTop: rows.first?.id == untracked { viewModel.rows.first?.id })
  }
}

/// A line that says how many events are above the visible rows, and leads to them.
private struct NewestLine: Widget {
  let name = "newest"
  private let label: String

  init(_ label: String) {
    self.label = label
  }

  func rows(in columns: Int, _ state: NoState) -> Int? { 1 }

  func draw(_ state: NoState, isFocused: Bool, in area: Rect, of frame: inout Frame) {
    frame.write("↑ \(label)", Style(.accent, .bold), in: area, alignment: .center)
    frame.mark(area, as: .action("newest"))
  }
}
