import BinderyGTK
import CGTK
import OctavoViewModels

/// What is on show, for actions that work anywhere.
final class Stage {
  let router: Router<Screen>
  private let services: Services
  private let window: Window
  private weak var host: NavigationHost<Screen>?

  init(
    _ router: Router<Screen>,
    _ services: Services,
    _ window: Window,
    _ host: NavigationHost<Screen>
  ) {
    self.router = router
    self.services = services
    self.window = window
    self.host = host
  }

  deinit {}

  /// The screen on top; of home, the tab on show.
  var screen: Screen? { router.topTabs?.selectedScreen ?? router.top }

  /// The tabs, while they are on show.
  var tabs: (any TabSelecting)? { router.topTabs?.tabs }

  var goBack: (() -> Void)? {
    guard let last = router.controllers.last, last.entries.count > 1 else { return nil }
    return { [weak self] in self?.host?.goBack() }
  }

  var search: (() -> Void)? {
    guard let screen, screen.isSearchable else { return nil }
    return { [weak self] in (self?.host?.topViews.last as? any Searchable)?.search() }
  }

  var openSettings: (() -> Void)? {
    guard router.controllers.count == 1 else { return nil }
    switch router.top {
    case nil, .login, .settings: return nil
    default: break
    }
    return { [services] in services.navigation.push(.settings) }
  }

  func showShortcuts() {
    guard let top = host?.topWindow,
      let builder = gtk_builder_new_from_string(AppAction.shortcutsWindow(), -1)
    else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(builder)) }
    guard let made = gtk_builder_get_object(builder, "window") else { return }
    let shortcuts = ObjectOwner(retaining: UnsafeMutableRawPointer(made))
    gtk_window_set_transient_for(shortcuts.pointer(), top.pointer())
    gtk_window_present(shortcuts.pointer())
  }

  func close() { window.close() }
}
