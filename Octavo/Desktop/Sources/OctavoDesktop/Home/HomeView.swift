import BinderyGTK
import OctavoViewModels

/// The four tabs.
final class HomeView: ScreenView {
  let content: Widget
  var title: String { Strings.program }
  var titleWidget: Widget? { host.switcher }
  /// The buttons of the selected tab.
  var trailing: [Widget] { host.selectedView?.trailing ?? [] }
  /// The actions of the selected tab and those of the view model.
  var actions: [ScreenAction] { (host.selectedView?.actions ?? []) + viewModel.actions }

  private let viewModel: HomeViewModel
  private let host: TabHost<Screen>

  init(_ viewModel: HomeViewModel, _ context: ViewContext) {
    guard let tabs = context.tabs(viewModel) else {
      preconditionFailure("a host shows home while it is a screen of the router")
    }
    self.viewModel = viewModel
    host = TabHost(tabs, title: Strings.program) { [unowned context] in context.view(of: $0) }
    content = host.content
  }

  deinit {}
}
