import BinderyGTK
import OctavoViewModels

/// A loading indicator, until the screens of a link are known.
@MainActor
final class LinkView: ScreenView {
  let content: Widget
  let trailing: [Widget]
  var title: String { viewModel.title }
  var screenTitle: ScreenTitle { viewModel.screenTitle }

  private let viewModel: LinkViewModel

  init(_ viewModel: LinkViewModel, _ context: ViewContext) {
    self.viewModel = viewModel
    let state = StateView(Box(.vertical))
    state.show(.loading)
    content = state
    trailing = [context.menu()]
  }

  deinit {}
}
