import BinderyTerminal
import OctavoViewModels

/// A feed: the events by day, and how long ago they were.
final class NewsView: ModelView<NewsViewModel, OctavoViewContext> {
  deinit {}

  override var content: ViewContent {
    let now = viewModel.now
    let table = TablePane(
      viewModel,
      emptyText: viewModel.emptyText,
      rowHeight: 2,
      retry: context.retry,
      onDisplay: { [viewModel] in viewModel.display($0, isAtTop: $1) }
    ) { [viewModel, pictures = context.pictures] row, area, frame in
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
