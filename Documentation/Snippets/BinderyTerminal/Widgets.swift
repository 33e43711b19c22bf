import BinderyTerminal

struct Gauge: Widget {
  let name: String
  let level: Int

  func rows(in columns: Int, _ state: NoState) -> Int? { 1 }

  func draw(_ state: NoState, isFocused: Bool, in area: Rect, of frame: inout Frame) {
    frame.write(String(repeating: "▮", count: level), in: area)
  }
}

@MainActor
func form(_ viewModel: LoginViewModel, logIn: ScreenAction, cancel: ScreenAction) -> Layout {
  let layout = Layout.column([
    .lines([[Run("Username")]]),
    .widget(TextEntry("username", text: ValueBinding(viewModel, \.username))),
    .fill(.row(spacing: 2, [.widget(Button(logIn)), .widget(Button(cancel))])),
  ])
  return layout
}

struct ManualPage {
  let text: String
}

@MainActor
func manual<Manual: ContentViewModel>(_ viewModel: Manual) -> Layout
where Manual.Page == ManualPage {
  Layout.page(viewModel) { page in
    .widget(TextPane("page") { width in [Run(page.text)].wrapped(to: width) })
  }
}
