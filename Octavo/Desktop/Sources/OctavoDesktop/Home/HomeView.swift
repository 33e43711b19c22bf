import BinderyGTK
import OctavoViewModels

/// The four tabs.
final class HomeView: ScreenView, Searchable {
  let content: Widget
  var trailing: [Widget] {
    tabs.selectedScreen.isSearchable ? [menu, searchButton] : [menu]
  }
  var title: String { "Octavo" }
  var titleWidget: Widget? { host.switcher }

  private let tabs: TabControllers<Screen>
  private let host: TabHost<Screen>
  private let menu = HeaderItems.menu()
  private let searchButton = HeaderItems.search()

  init(_ viewModel: HomeViewModel, _ context: ViewContext) {
    guard let tabs = context.tabs(viewModel) else {
      preconditionFailure("a host shows home while it is a screen of the router")
    }
    self.tabs = tabs
    host = TabHost(tabs, title: "Octavo") { [unowned context] in context.view(of: $0) }
    content = host.content
  }

  deinit {}

  func search() { (host.selectedView as? any Searchable)?.search() }
}
