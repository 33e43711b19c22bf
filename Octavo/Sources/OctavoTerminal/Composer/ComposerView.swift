import BinderyTerminal
import OctavoViewModels

/// A composer that fills its part of the screen.
final class ComposerView: ModelView<ComposerViewModel, OctavoViewContext> {
  private let preview = MarkupPage()

  override var content: ViewContent {
    content(.composer(viewModel, preview: preview, context))
  }
}
