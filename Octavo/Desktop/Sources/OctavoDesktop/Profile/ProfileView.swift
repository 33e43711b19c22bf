import BinderyGTK
import CGTK
import GitHubValues
import OctavoViewModels

/// An account: the person's own, as a tab, or somebody else's.
@MainActor
final class ProfileView: ScreenView {
  let content: Widget
  let trailing = [HeaderItems.menu()]
  var title: String { viewModel.title }
  var titleWidget: Widget? { pane.title }

  private let viewModel: ProfileViewModel
  private let face = Avatar(size: 96)
  private let name = Label("", .wrapping)
  private let bio = Label("", .wrapping)
  private let counts = Label("", .wrapping)
  private let follow = Button("Follow")
  private let unfollow = Button("Unfollow")
  private let pane: ContentPane
  private var lifetime: Lifetime { pane.lifetime }

  init(_ viewModel: ProfileViewModel, _ context: ViewContext) {
    self.viewModel = viewModel
    let ways = RowGroup("")
    let details = RowGroup("")
    let head = Box(.vertical, spacing: 6, [face, name, bio, counts, follow, unfollow])
    let column = Box(.vertical, spacing: 24, [head, ways, details])
    column.setMargins(12, 24)
    pane = ContentPane(Layout.scrolling(Layout.clamped(column, width: 600))) {
      [viewModel] in viewModel.refresh()
    }
    content = pane.content
    name.addStyle("title-1")
    counts.addStyle("dim-label")
    for label in [name, bio, counts] {
      gtk_label_set_xalign(label.opaque, 0.5)
      gtk_label_set_justify(label.opaque, GTK_JUSTIFY_CENTER)
    }
    for button in [follow, unfollow] {
      gtk_widget_set_halign(button.pointer(), GTK_ALIGN_CENTER)
      gtk_widget_set_margin_top(button.pointer(), 6)
      button.addStyle("pill")
    }
    follow.addStyle("suggested-action")
    pane.follow(viewModel)
    lifetime.observe(ways) { [viewModel] in $0.show(Self.ways(viewModel)) }
    lifetime.observe(details) { [viewModel] in
      let rows = Self.details(viewModel)
      $0.show(rows)
      $0.isVisible = !rows.isEmpty
    }
    bindHead(context)
  }

  deinit {}

  private func bindHead(_ context: ViewContext) {
    let viewModel = viewModel
    lifetime.bind(name) { viewModel.user?.name ?? viewModel.login }
    lifetime.bind(bio) { viewModel.user?.bio ?? "" }
    lifetime.bindVisibility(of: bio) { viewModel.user?.bio?.isEmpty == false }
    lifetime.bind(counts) { Self.counts(viewModel) }
    lifetime.bind(follow, to: viewModel.followCommand)
    lifetime.bind(unfollow, to: viewModel.followCommand)
    lifetime.bindVisibility(of: follow) {
      !viewModel.isSelf && viewModel.isFollowing != true
    }
    lifetime.bindVisibility(of: unfollow) {
      !viewModel.isSelf && viewModel.isFollowing == true
    }
    let loading = SerialDisposable()
    lifetime += loading
    lifetime.observe(face) { face in
      face.name = viewModel.login
      let url = viewModel.user?.avatarURL
      let picture = Lifetime()
      loading.inner = picture
      untracked { context.pictures.show(url, on: face, picture) }
    }
  }

  private static func counts(_ viewModel: ProfileViewModel) -> String {
    guard let user = viewModel.user else { return "" }
    let noun = user.publicRepositories == 1 ? "repository" : "repositories"
    return [
      viewModel.login, Words.count(user.followers, "follower"),
      "\(Words.short(user.following)) following",
      "\(Words.short(user.publicRepositories)) \(noun)",
    ].joined(separator: "  ·  ")
  }

  private static func ways(_ viewModel: ProfileViewModel) -> [RowGroup.Row] {
    [
      .init("Repositories", icon: "folder-symbolic") { viewModel.openRepositories() },
      .init("Starred", icon: "starred-symbolic") { viewModel.openStarred() },
      .init("Public Activity", icon: "document-open-recent-symbolic") { viewModel.openActivity() },
      .init("Followers", icon: "system-users-symbolic") { viewModel.openFollowers() },
      .init("Following", icon: "system-users-symbolic") { viewModel.openFollowing() },
    ]
  }

  private static func details(_ viewModel: ProfileViewModel) -> [RowGroup.Row] {
    viewModel.details.filter { ![.name, .bio].contains($0.kind) }.map { detail in
      let icon: String =
        switch detail.kind {
        case .company: "applications-engineering-symbolic"
        case .location: "mark-location-symbolic"
        case .email: "mail-unread-symbolic"
        case .blog, .name, .bio: "web-browser-symbolic"
        }
      return .init(
        detail.text,
        icon: icon,
        open: detail.url == nil ? nil : { viewModel.open(detail) }
      )
    }
  }
}
