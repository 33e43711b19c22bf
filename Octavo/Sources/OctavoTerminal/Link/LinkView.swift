import BinderyTerminal
import OctavoViewModels

/// A loading indicator, until the screens of a link are known.
final class LinkView: ModelView<LinkViewModel, OctavoViewContext> {
  override var content: ViewContent {
    content(header: ScreenHeader(viewModel), .widget(StateView.loading()))
  }
}
