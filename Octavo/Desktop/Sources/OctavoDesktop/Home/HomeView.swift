import BinderyGTK
import OctavoViewModels

/// The four tabs.
final class HomeView: ScreenView, Searchable {
  let content: Widget
  var trailing: [Widget] { tabs.selected.screen.isSearchable ? [menu, searchButton] : [menu] }
  var title: String { "Octavo" }
  var titleWidget: Widget? { host.switcher }

  private let tabs: Tabs<Screen>
  private let host: TabHost<Screen>
  private let menu = HeaderItems.menu()
  private let searchButton = HeaderItems.search()

  init(_ viewModel: HomeViewModel, _ context: ScreenContext) {
    let icons = [
      "document-open-recent-symbolic", "folder-symbolic", "system-search-symbolic",
      "avatar-default-symbolic",
    ]
    tabs = viewModel.tabs
    host = TabHost(
      tabs,
      title: "Octavo",
      icon: { icons.indices.contains($0) ? icons[$0] : nil }
    ) { [unowned context] in context.view(of: $0) }
    content = host.content
  }

  deinit {}

  func search() { (host.selectedView as? any Searchable)?.search() }
}
