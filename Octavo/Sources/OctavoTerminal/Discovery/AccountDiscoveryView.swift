import BinderyTerminal
import GitHubValues
import OctavoViewModels

/// Popular users, or the accounts that a search has found.
final class AccountDiscoveryView: ModelView<AccountDiscoveryViewModel, OctavoViewContext> {
  override var content: ViewContent {
    content(
      header: ScreenHeader(viewModel, trailing: viewModel.choices.run),
      .widget(
        TablePane(viewModel, emptyText: viewModel.emptyText, retry: context.retry) {
          [viewModel]
          account,
          area,
          frame in
          let kind = account.mark.map { [Run("  \($0)", .muted)] } ?? []
          frame.write(
            [Run("○ ", .info), Run(account.login)] + kind,
            trailing: FollowMark.runs(viewModel.isFollowing(account)),
            in: area.inset(left: 1, right: 1)
          )
        }
      )
    )
  }
}

extension [DiscoveryChoice] {
  /// The chosen options, at the end of the head.
  var run: [Run] { isEmpty ? [] : [Run(map(\.value).joined(separator: " · "), .info)] }
}
