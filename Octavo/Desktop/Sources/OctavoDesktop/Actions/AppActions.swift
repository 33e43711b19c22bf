import BinderyGTK
import OctavoViewModels

/// The actions of the program, and the table that adds those of the screen on show.
///
/// Menus, keys and the list of keys are made of the table.
@MainActor
final class AppActions {
  /// The host; set once it is made.
  weak var host: NavigationHost<Screen>?
  /// The actions of the screen on show and of the program.
  private(set) lazy var table = ActionTable(
    keys: keys,
    isInMenu: { $0.section != Strings.moving }
  ) { [weak self] in self?.actions ?? [] }

  private let keys: KeyMap
  private let router: Router<Screen>
  private let window: Window

  init(_ router: Router<Screen>, _ window: Window, _ keys: KeyMap) {
    self.router = router
    self.window = window
    self.keys = keys
  }

  deinit {}

  /// The actions of the table with the first of their keys, for the palette.
  var keyedActions: [TableAction] {
    table.actions.map { TableAction($0, key: table.keys.label(of: $0.id)) }
  }

  private var actions: [ScreenAction] {
    [back] + tabs + homeActions + [
      .shortcuts { [weak self] in
        if let self, let top = host?.topWindow { table.showShortcuts(above: top) }
      },
      .quit { [window] in window.close() },
    ]
  }

  private var back: ScreenAction {
    let isEnabled = (router.controllers.last?.entries.count ?? 0) > 1
    return .back(isEnabled: isEnabled) { [weak self] in self?.host?.goBack() }
  }

  /// The tabs of home, also while other screens cover them.
  private var tabs: [ScreenAction] {
    let controllers = router.controllers
    guard controllers.count == 1, let home = controllers.first?.entries.first,
      let tabs = home.tabs?.tabs
    else { return [] }
    return tabs.labels.enumerated().map { index, label in
      ScreenAction("tab-\(index + 1)", label.title, section: Strings.moving) { [router] in
        if router.topTabs?.tabs === tabs || router.besideEntry?.id == home.id {
          return tabs.select(index)
        }
        // A guarded screen asks first. A second selection of the same tab would load it again.
        guard router.requestBack(to: home.id) == .accepted, tabs.selectedIndex != index else {
          return
        }
        tabs.select(index)
      }
    }
  }

  /// The actions of home, also while other screens cover it.
  private var homeActions: [ScreenAction] {
    guard router.controllers.count == 1 else { return [] }
    let home = router.controllers.first?.root.screen.viewModel as? HomeViewModel
    return home?.actions ?? []
  }
}
