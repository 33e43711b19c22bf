import BinderyTerminal
import GitHubValues
import OctavoViewModels

/// The accounts on a list, such as the followers of an account.
final class PeopleView: ModelView<PeopleViewModel, OctavoViewContext> {
  override var content: ViewContent {
    content(
      header: ScreenHeader(viewModel),
      .widget(
        TablePane(viewModel, emptyText: viewModel.emptyText, retry: context.retry) {
          [viewModel]
          account,
          area,
          frame in
          let mark = account.isBot ? [Run("  \(Strings.bot)", .muted)] : []
          let line = [Run("○ ", .info), Run(account.login)] + mark
          frame.write(
            line,
            trailing: FollowMark.runs(viewModel.isFollowing(account)),
            in: area.inset(left: 1, right: 1)
          )
        }
      )
    )
  }
}
