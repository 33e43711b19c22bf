import BinderyGTK
import GitHubValues
import OctavoViewModels

/// An account: that of the user, as a tab, or another one.
typealias ProfileView = PageScreen<ProfileViewModel>

extension ProfileView {
  /// Makes the view of an account.
  convenience init(_ viewModel: ProfileViewModel, _ context: ViewContext) {
    let bindings = Lifetime()
    let links = RowGroup()
    let details = RowGroup()
    let header = ProfileHeader(viewModel, context, bindings)
    self.init(viewModel, PreferencesPage([header, links, details]))
    lifetime += bindings
    trailing = [context.menu()]
    lifetime.observe(links) { $0.show(Self.links(viewModel)) }
    lifetime.observe(details) {
      let rows = Self.details(viewModel)
      $0.show(rows)
      $0.isVisible = !rows.isEmpty
    }
  }

  private static func links(_ viewModel: ProfileViewModel) -> [RowGroup.Row] {
    viewModel.parts.map { part in
      let icon =
        switch part.id {
        case "repositories": "folder-symbolic"
        case "starred": "starred-symbolic"
        case "activity": "document-open-recent-symbolic"
        default: "system-users-symbolic"
        }
      return .init(part.title, icon: icon) { part.perform() }
    }
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
        detail.isSet ? detail.text : detail.title,
        detail.isSet ? "" : detail.text,
        icon: icon,
        open: detail.url == nil ? nil : { viewModel.open(detail) }
      )
    }
  }
}
