import BinderyTerminal
import OctavoViewModels

/// The releases of a repository.
final class ReleasesView: ModelView<ReleasesViewModel, OctavoViewContext> {
  override var content: ViewContent {
    content(
      header: ScreenHeader(
        viewModel,
        runs: Breadcrumb.runs(viewModel.repository, path: "releases")
      ),
      .widget(
        TablePane(viewModel, emptyText: viewModel.emptyText) { row, area, frame in
          let mark = row.mark.map { [Run("  "), Run($0, .warning)] } ?? []
          frame.write(
            [Run("◈ ", .success), Run(row.title)] + mark,
            trailing: [Run(row.detail, .muted)],
            in: area.inset(left: 1, right: 1)
          )
        }
      )
    )
  }
}
