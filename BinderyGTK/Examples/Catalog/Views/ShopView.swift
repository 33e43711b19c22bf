import BinderyGTK

/// Tabs, over the controllers that the router has for them.
final class ShopView: ScreenView {
  let content: Widget
  let title = "Book Shop"
  var titleWidget: Widget? { host.switcher }
  var trailing: [Widget] { host.selectedView?.trailing ?? [] }
  var actions: [ScreenAction] { host.selectedView?.actions ?? [] }
  private let host: TabHost<CatalogScreen>

  init(_ controllers: TabControllers<CatalogScreen>, _ context: CatalogContext) {
    host = TabHost(controllers, title: "Book Shop") { [unowned context] in context.view(of: $0) }
    content = host.content
  }

  deinit {}
}
