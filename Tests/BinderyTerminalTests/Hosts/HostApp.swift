import BinderyNavigation
import BinderyTesting

@testable import BinderyTerminal

/// A router with pages, a host that shows them, and a terminal without a screen.
final class HostApp {
  let router = Router<PageScreen>()
  let dialogs = Dialogs()
  let home = PageViewModel("Home")
  let size: Size
  private(set) var drawings = 0

  private(set) lazy var host = TerminalHost(
    router: router,
    name: "Pages",
    minimumSize: Size(columns: 40, rows: 10),
    dialogs: dialogs
  ) { [unowned self] screen in
    switch screen {
    case .page(let viewModel): PageView(viewModel) { [unowned self] in drawings += 1 }
    }
  }

  private lazy var terminal = HeadlessTerminal(size: size, source: host)

  init(size: Size = Size(columns: 72, rows: 24)) {
    self.size = size
    router.resetRoot(.page(home))
  }

  deinit {}

  var lines: [String] {
    terminal.text.split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
  }

  var outline: String { router.controllers.map(\.description).joined(separator: " ") }

  func type(_ script: String) throws {
    for stroke in try KeyScript(script).strokes { terminal.type(stroke.bytes) }
  }
}

enum PageScreen: NavigationScreen {
  case page(PageViewModel)

  var viewModel: ViewModel {
    switch self {
    case .page(let viewModel): viewModel
    }
  }

  var tabs: Tabs<Self>? { (viewModel as? TabsPageViewModel)?.tabs }
}

class PageViewModel: ViewModel {
  let name: String
  @MutableProperty var count = 0
  @MutableProperty var unread = 0

  init(_ name: String) { self.name = name }
}

/// A page with two tabs.
final class TabsPageViewModel: PageViewModel, @MainActor TabBarViewModel {
  let tabs = Tabs([
    Tabs<PageScreen>.Tab(TabLabel("News")) { .page(PageViewModel("News")) },
    Tabs<PageScreen>.Tab(TabLabel("Explore")) { .page(PageViewModel("Explore")) },
  ])

  init() {
    super.init("Home")
    followTabs()
  }
}

/// A page that asks before it is removed.
final class GuardedPageViewModel: PageViewModel, LeavingGuard {
  var questions = 0
  var answer = false

  var guardsLeaving: Bool { true }

  func confirmLeaving() async -> Bool {
    questions += 1
    return answer
  }
}

final class PageView: ScreenView {
  private let viewModel: PageViewModel
  private let didDraw: () -> Void

  init(_ viewModel: PageViewModel, didDraw: @escaping () -> Void) {
    self.viewModel = viewModel
    self.didDraw = didDraw
  }

  deinit {}

  var title: String { viewModel.name }

  var actions: [KeyAction] {
    [
      KeyAction("count", "Count up", keys: ["+"], isHint: true) { [unowned self] in
        viewModel.count += 1
      }
    ]
  }

  func draw(in area: Rect, of frame: inout Frame) {
    didDraw()
    frame.write("\(viewModel.name) \(viewModel.count)", in: area)
    frame.mark(Rect(column: 0, row: 0, columns: 10, rows: 1), as: .item("title", 10))
  }

  func click(_ target: ClickTarget) {
    if case .item(_, let count) = target { viewModel.count += count }
  }
}
