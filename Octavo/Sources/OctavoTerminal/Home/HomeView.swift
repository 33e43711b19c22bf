import BinderyTerminal
import OctavoViewModels

/// The four tabs and the one on show.
final class HomeView: ScreenView {
  private let viewModel: HomeViewModel
  private let context: ViewContext
  /// The views of the tabs that have been selected, by the indexes of the tabs.
  private var views: [Int: any ScreenView] = [:]

  init(_ viewModel: HomeViewModel, _ context: ViewContext) {
    self.viewModel = viewModel
    self.context = context
  }

  deinit {}

  var isTyping: Bool { selected?.isTyping ?? false }

  var actions: [KeyAction] {
    let tabs = viewModel.tabs.labels.enumerated().map { index, label in
      KeyAction(
        "tab.\(index)",
        label.title,
        keys: [KeyPress(Character("\(index + 1)"))],
        section: "Tabs"
      ) { self.viewModel.tabs.select(index) }
    }
    return (selected?.actions ?? []) + tabs + [
      KeyAction("tab.next", "Next tab", keys: ["l", KeyPress(.right)], section: "Tabs") {
        self.step(1)
      },
      KeyAction("tab.previous", "Previous tab", keys: ["h", KeyPress(.left)], section: "Tabs") {
        self.step(-1)
      },
      KeyAction("settings", "Settings", keys: [","], section: "Tabs", isHint: true) {
        self.viewModel.openSettings()
      },
    ]
  }

  func draw(in area: Rect, of frame: inout Frame) {
    var area = area
    let bar = area.takeTop(1).inset(left: 1, right: 1)
    let titles = viewModel.tabs.labels.enumerated().map { index, label in
      "\(index + 1) \(label.title)" + (label.badge.map { " (\($0))" } ?? "")
    }
    let end = frame.write([Run("◆ Octavo", .accent, .bold)], in: bar) + 2
    let tabsEnd = frame.segments(
      titles,
      selected: viewModel.tabs.selectedIndex,
      name: "tabs",
      in: bar,
      column: end
    )
    let login = viewModel.login
    if bar.columns - tabsEnd > login.displayWidth + 1 {
      frame.write(login, .muted, in: bar, alignment: .trailing)
    }
    frame.rule(area.takeTop(1))
    selected?.draw(in: area, of: &frame)
  }

  func handle(_ event: InputEvent) -> Bool { selected?.handle(event) ?? false }

  func click(_ target: ClickTarget) {
    if case .item("tabs", let index) = target {
      viewModel.tabs.select(index)
    } else {
      selected?.click(target)
    }
  }

  /// The view of the selected tab; `nil` once the screen has been removed.
  private var selected: (any ScreenView)? {
    let index = viewModel.tabs.selectedIndex
    if let view = views[index] { return view }
    guard let tabs = context.tabs(viewModel) else { return nil }
    views[index] = untracked { context.view(of: tabs.selectedScreen) }
    return views[index]
  }

  private func step(_ distance: Int) {
    let count = viewModel.tabs.all.count
    viewModel.tabs.select((viewModel.tabs.selectedIndex + distance + count) % count)
  }
}
