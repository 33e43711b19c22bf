package import BinderyGTK

/// The catalog in a window: every widget of the kit, with made-up data.
///
/// All pages can be reached with the keyboard. A window of 1,000 pixels shows the list of pages
/// beside the page.
@MainActor
package final class CatalogWindow {
  package let window: Window
  package let router = Router<CatalogScreen>()
  package let host: NavigationHost<CatalogScreen>
  package let table: ActionTable

  private let index: IndexViewModel
  private let lifetime = Lifetime()

  /// The default keys.
  package static let keys: KeyMap = [
    "back": ["<Alt>Left"],
    "find": ["<Control>f"],
    "quit": ["<Control>q"],
    "read": ["<Control>d"],
    "refresh": ["F5", "<Control>r"],
    "remove": ["Delete"],
    "shortcuts": ["<Control>question"],
  ]

  /// Makes a window, which is shown when it is presented.
  package init(
    in application: Application? = nil,
    size: Window.Size = Window.Size(640, 600),
    keys: KeyMap = CatalogWindow.keys
  ) {
    window = Window(application, size: size)
    let context = CatalogContext(router, window, keys)
    index = IndexViewModel(router) { [weak context] in context?.showNotice($0) }
    router.resetRoot(.index(index))
    host = NavigationHost(router: router, in: window, splitWidth: 1_000) { [context] in
      context.view(of: $0)
    }
    context.host = host
    table = context.table
    host.attach(table)
    lifetime += window.onClosing { [weak self] in
      self?.close()
      return false
    }
  }

  isolated deinit { close() }

  /// Shows a page, above the list of pages.
  @discardableResult
  package func open(_ page: CatalogPage) -> CatalogScreen {
    let screen = index.screen(of: page)
    router.popToRoot()
    router.push(screen)
    return screen
  }

  /// Destroys the window and ends all view models.
  package func close() {
    lifetime.dispose()
    host.end()
    router.end()
    window.destroy()
  }
}
