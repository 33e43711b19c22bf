import BinderyGTK
import OctavoViewModels

/// The picture of an account in full size, or smaller where the window is.
@MainActor
final class AvatarView: ScreenView {
  let content: Widget
  let trailing: [Widget]
  var title: String { viewModel.title }
  var actions: [ScreenAction] { viewModel.actions }

  private let viewModel: AvatarViewModel
  private let lifetime = Lifetime()

  init(_ viewModel: AvatarViewModel, _ context: ViewContext) {
    self.viewModel = viewModel
    let picture = Picture(name: viewModel.title)
    let state = StateView(picture)
    let loading = SerialDisposable()
    picture.setMargins(18, 18)
    content = state
    trailing = [context.menu()]
    lifetime += loading
    lifetime.observe(state) { [pictures = context.pictures] state in
      let addresses = viewModel.addresses
      state.show(.loading)
      let request = Lifetime()
      loading.inner = request
      request.add(
        Task.immediate {
          let texture = await pictures.first(at: addresses)
          guard !Task.isCancelled else { return }
          picture.texture = texture
          state.show(texture == nil ? Self.missing : .content)
        }
      )
    }
  }

  isolated deinit { lifetime.dispose() }

  private static let missing = StateView.State.message(
    title: Strings.undecodablePicture,
    icon: "image-missing-symbolic"
  )
}
