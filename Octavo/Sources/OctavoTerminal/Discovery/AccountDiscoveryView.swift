import BinderyTerminal
import GitHubValues
import OctavoViewModels

/// Popular users, or the accounts that a search has found.
final class AccountDiscoveryView: ModelView<AccountDiscoveryViewModel, OctavoViewContext> {
  override var content: ViewContent {
    content(
      header: ScreenHeader(viewModel, trailing: viewModel.choices.run),
      .widget(
        TablePane(viewModel, emptyText: viewModel.emptyText, rowHeight: 2, retry: context.retry) {
          [viewModel, pictures = context.pictures] account, area, frame in
          let follow = viewModel.followState(of: account)
          account.draw(in: area, of: &frame, follow: follow, pictures)
        }
      )
    )
  }
}

extension [DiscoveryChoice] {
  /// The chosen options, at the end of the head.
  var run: [Run] { isEmpty ? [] : [Run(map(\.value).joined(separator: " · "), .info)] }
}
