import BinderyGTK
import OctavoViewModels

/// The four tabs.
final class HomeView: ScreenView, Searchable {
  let content: Widget
  let trailing: [Widget]
  var title: String { "Octavo" }
  var titleWidget: Widget? { host.switcher }

  private let host: TabHost<Screen>

  init(_ viewModel: HomeViewModel, _ context: ScreenContext) {
    let icons = [
      "document-open-recent-symbolic", "folder-symbolic", "system-search-symbolic",
      "avatar-default-symbolic",
    ]
    host = TabHost(
      viewModel.tabs,
      title: "Octavo",
      icon: { icons.indices.contains($0) ? icons[$0] : nil }
    ) { [unowned context] in context.view(of: $0) }
    content = host.content
    trailing = HeaderItems.all()
  }

  deinit {}

  func search() { (host.selectedView as? any Searchable)?.search() }
}
