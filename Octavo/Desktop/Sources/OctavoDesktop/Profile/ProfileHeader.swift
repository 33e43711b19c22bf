import BinderyGTK
import GitHubValues
import OctavoViewModels

/// The picture of an account, its name, biography and counts, and the buttons for the follow.
@MainActor
final class ProfileHeader: Widget {
  init(_ viewModel: ProfileViewModel, _ context: ViewContext, _ lifetime: Lifetime) {
    let face = AvatarButton(
      context.pictures,
      lifetime,
      name: { viewModel.login },
      url: { viewModel.user?.avatarURL },
      action: { viewModel.actions.action("picture") }
    )
    let name = Label("", .wrapping)
    let bio = Label("", .wrapping)
    let counts = Label("", .wrapping)
    let follow = Button(Strings.followAction(isFollowing: false))
    let unfollow = Button(Strings.followAction(isFollowing: true))
    let check = Button(Strings.followAction(isFollowing: nil))
    let column = Box(.vertical, spacing: 6, [face, name, bio, counts, follow, unfollow, check])
    super.init(column.pointer(), holding: [column])
    name.addStyle("title-1")
    counts.addStyle("dim-label")
    for label in [name, bio, counts] { label.center() }
    follow.addStyle("suggested-action")
    for button in [follow, unfollow, check] {
      button.addStyle("pill")
      button.align(horizontally: .center)
      button.setTopMargin(6)
      lifetime.bind(button, to: viewModel.followCommand)
    }
    lifetime.bind(name) { viewModel.user?.name ?? viewModel.login }
    lifetime.bind(bio) { viewModel.user?.bio ?? "" }
    lifetime.bindVisibility(of: bio) { viewModel.user?.bio?.isEmpty == false }
    lifetime.bind(counts) { Self.counts(viewModel) }
    for (button, isFollowing) in [(follow, false), (unfollow, true), (check, nil)] {
      lifetime.bindVisibility(of: button) {
        !viewModel.isSelf && viewModel.isFollowing == isFollowing
      }
    }
  }

  isolated deinit {}

  private static func counts(_ viewModel: ProfileViewModel) -> String {
    ([viewModel.login] + viewModel.counts.map(\.text)).joined(separator: "  ·  ")
  }
}
