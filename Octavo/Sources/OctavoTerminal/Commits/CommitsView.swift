import BinderyTerminal
import GitHubValues
import OctavoViewModels

/// The log of a branch, or the history of a file.
final class CommitsView: ModelView<CommitsViewModel, OctavoViewContext> {
  override var content: ViewContent {
    let pull = viewModel.pull.map { "pull/\($0)/commits" }
    let place = pull ?? (viewModel.path.isEmpty ? "commits" : "\(viewModel.path)/history")
    return content(
      header: ScreenHeader(
        viewModel,
        runs: Breadcrumb.runs(viewModel.repository, path: place),
        trailing: pull == nil
          ? RepositoryFacts.revision(viewModel.revision, viewModel.revisionKind) : []
      ),
      .widget(
        TablePane(
          viewModel,
          emptyText: viewModel.emptyText,
          rowHeight: 2,
          retry: context.retry
        ) { [pictures = context.pictures] row, area, frame in
          row.draw(in: area.inset(left: 1, right: 1), of: &frame, pictures)
        }
      )
    )
  }
}

extension CommitRow {
  /// Draws the row in two lines: the message and the name, and the author with the age, beside the
  /// picture of the author.
  fileprivate func draw(in area: Rect, of frame: inout Frame, _ pictures: Pictures) {
    var area = area
    Face.draw(commit.author?.avatarURL, in: &area, of: &frame) { pictures.picture(at: $0) }
    frame.write(
      isLoaded ? [Run("● ", .success), Run(subject, .bold)] : [Run("○ \(subject)", .muted)],
      trailing: (sign.map { [Run("\($0.text) ", $0.tone.role)] } ?? [])
        + [Run(shortHash, .info)],
      in: area
    )
    frame.write(detail, .muted, in: area.inset(left: 2), row: 1)
  }
}
