import BinderyTerminal
import OctavoViewModels

/// The four tabs and the one on show.
final class HomeView: ScreenView {
  private let viewModel: HomeViewModel
  private let views: [any ScreenView]

  init(_ viewModel: HomeViewModel, _ context: ScreenContext) {
    self.viewModel = viewModel
    views = viewModel.tabs.all.map { context.view(of: $0.screen) }
  }

  deinit {}

  var isTyping: Bool { selected.isTyping }

  var actions: [KeyAction] {
    let tabs = viewModel.tabs.all.enumerated().map { index, tab in
      KeyAction(
        "tab.\(index)",
        tab.title,
        keys: [KeyPress(Character("\(index + 1)"))],
        section: "Tabs"
      ) { self.viewModel.tabs.select(index) }
    }
    return selected.actions + tabs + [
      KeyAction("tab.next", "Next tab", keys: ["l", KeyPress(.right)], section: "Tabs") {
        self.step(1)
      },
      KeyAction("tab.previous", "Previous tab", keys: ["h", KeyPress(.left)], section: "Tabs") {
        self.step(-1)
      },
      KeyAction("settings", "Settings", keys: [","], section: "Tabs", isHint: true) {
        self.viewModel.profile.openSettings()
      },
    ]
  }

  func draw(in area: Rect, of frame: inout Frame) {
    var area = area
    let bar = area.takeTop(1).inset(left: 1, right: 1)
    let titles = viewModel.tabs.all.enumerated().map { "\($0 + 1) \($1.title)" }
    let end = frame.write([Run("◆ Octavo", .accent, .bold)], in: bar) + 2
    let tabsEnd = frame.segments(
      titles,
      selected: viewModel.tabs.selectedIndex,
      name: "tabs",
      in: bar,
      column: end
    )
    let login = viewModel.profile.login
    if bar.columns - tabsEnd > login.displayWidth + 1 {
      frame.write(login, .muted, in: bar, alignment: .trailing)
    }
    frame.rule(area.takeTop(1))
    selected.draw(in: area, of: &frame)
  }

  func handle(_ event: InputEvent) -> Bool { selected.handle(event) }

  func click(_ target: ClickTarget) {
    if case .item("tabs", let index) = target {
      viewModel.tabs.select(index)
    } else {
      selected.click(target)
    }
  }

  private var selected: any ScreenView { views[viewModel.tabs.selectedIndex] }

  private func step(_ distance: Int) {
    let count = views.count
    viewModel.tabs.select((viewModel.tabs.selectedIndex + distance + count) % count)
  }
}
