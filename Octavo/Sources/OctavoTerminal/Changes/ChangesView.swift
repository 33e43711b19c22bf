import BinderyTerminal
import OctavoViewModels

/// The changes of a commit, a comparison or a pull request, which scroll sideways, too.
///
/// A wide screen has the list of the files beside them.
final class ChangesView: ModelView<ChangesViewModel, OctavoViewContext> {
  /// The number of cells by which lines are scrolled sideways.
  @MutableProperty private var column = 0
  private let painter: ChangePainter

  required init(_ viewModel: ChangesViewModel, _ context: OctavoViewContext) {
    painter = ChangePainter(viewModel)
    super.init(viewModel, context)
    lifetime.observe(self) { view in
      view.viewModel.showsFiles = view.size.columns >= Self.columnsWithFiles
      let files = view.viewModel.showsFiles ? Self.columnsOfFiles + 1 : 0
      view.viewModel.width = ChangesWidth(view.size.columns - files, medium: 80, wide: 120)
    }
  }

  /// The width of the list of the files, and that of a screen on which both sides of the changes
  /// still fit beside it.
  private static let columnsOfFiles = 44
  private static let columnsWithFiles = columnsOfFiles + 2 + 120

  override var initialFocus: String? { Self.changes }
  private static let changes = "changes"

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
      layout(column, painter)
    )
  }

  private func layout(_ column: Int, _ painter: ChangePainter) -> Layout {
    let changes = Layout.widget(
      TablePane(
        viewModel,
        name: Self.changes,
        emptyText: viewModel.emptyText,
        retry: context.retry
      ) { row, area, frame in
        row.draw(in: area.inset(left: 1), of: &frame, by: painter, scrolledBy: column)
      }
    )
    guard viewModel.showsFiles, viewModel.hasFileList else { return changes }
    let files = TablePane(
      viewModel.fileList,
      name: "files",
      emptyText: viewModel.fileList.emptyText,
      placeholder: viewModel.fileList.placeholder,
      retry: nil
    ) { row, area, frame in
      PickerView<ChangedFilesViewModel>.draw(row, in: area, of: &frame)
    }
    let percent = Self.columnsOfFiles * 100 / max(1, size.columns)
    return .split(percent: percent, .widget(files), changes)
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
