import BinderyTerminal
import OctavoViewModels

/// The changes of a commit or a comparison, which scroll sideways, too.
final class ChangesView: ModelView<ChangesViewModel, OctavoViewContext> {
  /// The number of cells by which lines are scrolled sideways.
  @MutableProperty private var column = 0
  private let painter: ChangePainter

  required init(_ viewModel: ChangesViewModel, _ context: OctavoViewContext) {
    painter = ChangePainter(viewModel)
    super.init(viewModel, context)
    lifetime.observe(self) { view in
      view.viewModel.width = ChangesWidth(view.size.columns, medium: 80, wide: 120)
    }
  }

  override var content: ViewContent {
    let column = column
    let painter = painter
    return ViewContent(
      header: ScreenHeader(
        viewModel,
        runs: Breadcrumb.runs(viewModel.repository) + [Run(" / ", .border), heading]
      ),
      actions: viewModel.actions,
      keys: sideways,
      follow: { [viewModel] in viewModel.follow($0) },
      .widget(
        TablePane(viewModel, emptyText: viewModel.emptyText, retry: context.retry) {
          row,
          area,
          frame in
          row.draw(in: area.inset(left: 1), of: &frame, by: painter, scrolledBy: column)
        }
      )
    )
  }

  private var heading: Run { Run(viewModel.title, .accent, .bold) }

  private var sideways: [KeyAction] {
    [("scroll.right", Strings.scrollRight, 8), ("scroll.left", Strings.scrollLeft, -8)].map {
      id,
      title,
      step in
      KeyAction(id, title, keys: context.keys[id], section: Strings.moving) { [weak self] in
        guard let self else { return }
        column = max(0, column + step)
      }
    }
  }
}
