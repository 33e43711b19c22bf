import BinderyTerminal
import GitHubValues
import OctavoViewModels

/// The accounts on a list of another one, such as its followers.
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
          let isFollowing = viewModel.isFollowing(account) == true
          frame.write(
            line,
            trailing: isFollowing ? [Run("✓ following", .success)] : [],
            in: area.inset(left: 1, right: 1)
          )
        }
      )
    )
  }
}
