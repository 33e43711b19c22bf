import BinderyGTK
import OctavoViewModels

/// One thing that a person can do anywhere in the app: the row of a table that gives the menu, the
/// shortcuts, and the window that lists them.
struct AppAction {
  /// What the desktop knows it by.
  let id: String
  /// What people read.
  let title: String
  /// The keys, as GTK writes them.
  let keys: [String]
  /// Under which words it is listed.
  let section: Section
  /// Whether it is in the main menu.
  let isInMenu: Bool
  /// What it does now; `nil` while it can do nothing.
  let intent: (Stage) -> (() -> Void)?

  enum Section: String, CaseIterable {
    case page = "This Page"
    case moving = "Moving"
    case app = "Octavo"
  }

  init(
    _ id: String,
    _ title: String,
    keys: [String] = [],
    _ section: Section,
    isInMenu: Bool = false,
    intent: @escaping (Stage) -> (() -> Void)?
  ) {
    self.id = id
    self.title = title
    self.keys = keys
    self.section = section
    self.isInMenu = isInMenu
    self.intent = intent
  }
}

extension AppAction {
  /// Every action.
  static let all: [AppAction] = page + moving + app

  private static let page = [
    AppAction("refresh", "Refresh", keys: ["F5", "<Control>r"], .page, isInMenu: true) {
      $0.screen?.refresh
    },
    AppAction("find", "Search", keys: ["<Control>f"], .page) { $0.search },
    AppAction("star", "Star or Remove Star", keys: ["<Control>d"], .page) {
      $0.screen?.star
    },
    AppAction("wrap", "Wrap Lines", keys: ["<Alt>z"], .page) { $0.screen?.toggleWrapping },
    AppAction("raw", "Document or As Written", keys: ["<Alt>m"], .page) {
      $0.screen?.toggleRaw
    },
    AppAction("browser", "Open in Browser", keys: ["<Control>o"], .page, isInMenu: true) {
      $0.screen?.openInBrowser
    },
    AppAction("copy", "Copy Address", keys: ["<Control><Shift>c"], .page, isInMenu: true) {
      $0.screen?.copyAddress
    },
  ]

  private static let moving =
    [AppAction("back", "Back", keys: ["<Alt>Left"], .moving) { $0.goBack }]
    + ["News", "Repositories", "Explore", "Profile"].enumerated().map { index, title in
      AppAction("tab-\(index + 1)", title, keys: ["<Control>\(index + 1)"], .moving) { stage in
        stage.tabs.map { tabs in { tabs.select(index) } }
      }
    }

  private static let app = [
    AppAction("settings", "Settings", keys: ["<Control>comma"], .app, isInMenu: true) {
      $0.openSettings
    },
    AppAction(
      "shortcuts",
      "Keyboard Shortcuts",
      keys: ["<Control>question"],
      .app,
      isInMenu: true
    ) { stage in { [weak stage] in stage?.showShortcuts() } },
    AppAction("quit", "Quit", keys: ["<Control>q"], .app) { stage in
      { [weak stage] in stage?.close() }
    },
  ]
}
