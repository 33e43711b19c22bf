import BinderyTerminal
import GitHubValues
import OctavoViewModels

/// The accounts on a list, such as the followers of an account.
final class PeopleView: ModelView<PeopleViewModel, OctavoViewContext> {
  override var content: ViewContent {
    content(
      header: ScreenHeader(viewModel),
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
