import BinderyTerminal
import GitHubValues
import OctavoViewModels

/// A folder of a repository.
final class TreeView: ModelView<TreeViewModel, OctavoViewContext> {
  override var content: ViewContent {
    content(
      header: ScreenHeader(
        viewModel,
        runs: Breadcrumb.runs(viewModel.tree.repository, path: viewModel.path),
        trailing: RepositoryFacts.revision(viewModel.subtitle, viewModel.revisionKind)
      ),
      .widget(
        TablePane(viewModel, emptyText: viewModel.emptyText, retry: context.retry) {
          row,
          area,
          frame in
          frame.write(
            row.line,
            trailing: row.measure.map { [Run($0, .muted)] } ?? [],
            in: area.inset(left: 1, right: 1)
          )
        }
      )
    )
  }
}

extension TreeRow {
  fileprivate var line: [Run] {
    switch entry.kind {
    case .folder: [Run("▸ ", .accent), Run(entry.name, .accent, .bold)]
    case .file: [Run("  "), Run(entry.name)]
    case .symlink: [Run("↪ ", .info), Run(entry.name, Style(.info, .italic))]
    case .submodule: [Run("◆ ", .special), Run(entry.name, .special)]
    }
  }
}
