import BinderyNavigation
import BinderyTesting
import Testing

@testable import BinderyTerminal

struct CoveredTabsTests {
  private let app = TabApp()

  @Test func `a number goes back from a pushed screen to its tab`() throws {
    app.router.push(.page(PageViewModel("Repository")))
    #expect(app.line == "Repository 0")

    try app.type("2")

    #expect(app.line == "  1 News   2 Explore")
    #expect(app.tabs.selectedIndex == 1)
    #expect(app.router.controllers[0].entries.count == 1)
  }

  @Test func `the number of the selected tab goes back and does not refresh it`() throws {
    var refreshes = 0
    app.tabs.reselections.observeValues { _ in refreshes += 1 }
    app.router.push(.page(PageViewModel("Repository")))
    _ = app.line

    try app.type("1")
    #expect(app.router.controllers[0].entries.count == 1)
    #expect(refreshes == 0)

    try app.type("1")
    #expect(refreshes == 1)
  }

  @Test func `actions of the tab screen work on pushed screens without a hint`() throws {
    app.router.push(.page(PageViewModel("Repository")))

    #expect(!app.text.contains("Settings"))
    try app.type(", ,")
    #expect(app.settings == 2)
    try app.type("?")

    #expect(app.text.contains("Settings"))
  }

  @Test func `a guarded screen asks first and the tab stays`() async throws {
    let guarded = GuardedPageViewModel("Editor")
    app.router.push(.page(guarded))
    _ = app.line

    try app.type("2")
    await settle()

    #expect(guarded.questions == 1)
    #expect(app.line == "Editor 0")
    #expect(app.tabs.selectedIndex == 0)
  }

  @Test func `a presented screen leaves the tabs alone`() throws {
    app.router.push(.page(PageViewModel("Repository")))
    app.router.present(.page(PageViewModel("Branches")))
    _ = app.line

    try app.type("2 ,")

    #expect(app.router.controllers.count == 2)
    #expect(app.tabs.selectedIndex == 0)
    #expect(app.settings == 0)
  }
}

/// A host whose root has tabs.
private final class TabApp {
  let router = Router<PageScreen>()
  let tabs: Tabs<PageScreen>
  private(set) var settings = 0

  private lazy var host = TerminalHost(
    router: router,
    name: "Pages",
    keys: KeyMap(["settings": [","]]),
    makeTabs: { [unowned self] _, controllers in
      TabbedView(
        controllers,
        keys: KeyMap(["settings": [","]]),
        actions: { [unowned self] in
          [ScreenAction("settings", "Settings", isPrimary: true) { self.settings += 1 }]
        },
        view: { [unowned self] in view(of: $0) }
      )
    },
    makeView: { [unowned self] in view(of: $0) }
  )

  private lazy var terminal = HeadlessTerminal(size: Size(columns: 72, rows: 24), source: host)

  init() {
    let home = TabsPageViewModel()
    tabs = home.tabs
    router.resetRoot(.page(home))
  }

  deinit {}

  var text: String { terminal.text }

  var line: String { String(text.prefix { $0 != "\n" }) }

  func type(_ script: String) throws {
    for stroke in try KeyScript(script).strokes { terminal.type(stroke.bytes) }
  }

  private func view(of screen: PageScreen) -> any ScreenView {
    switch screen {
    case .page(let viewModel): PageView(viewModel) {}
    }
  }
}
