import BinderyTerminal
import OctavoViewModels

/// The picture of an account, as large as the screen permits.
final class AvatarView: ModelView<AvatarViewModel, OctavoViewContext> {
  override var content: ViewContent {
    content(header: ScreenHeader(viewModel), picture)
  }

  private var picture: Layout {
    switch context.pictures.state(of: viewModel.addresses) {
    case .loading: .widget(StateView.loading())
    case .absent: .widget(context.message("\(Strings.undecodablePicture)."))
    case .picture(let picture): .widget(PictureBox(fitting: picture))
    }
  }
}
