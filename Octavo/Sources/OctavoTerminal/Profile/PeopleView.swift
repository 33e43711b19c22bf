import BinderyTerminal
import GitHubValues
import OctavoViewModels

/// The followers of an account, or the accounts that it follows.
final class PeopleView: ModelView<PeopleViewModel, OctavoViewContext> {
  override var content: ViewContent {
    content(
      header: ScreenHeader(viewModel),
      .widget(
        TablePane(viewModel, emptyText: viewModel.emptyText, retry: context.retry) {
          account,
          area,
          frame in
          let mark = account.isBot ? [Run("  \(Strings.bot)", .muted)] : []
          let line = [Run("○ ", .info), Run(account.login)] + mark
          frame.write(line, in: area.inset(left: 1, right: 1))
        }
      )
    )
  }
}
