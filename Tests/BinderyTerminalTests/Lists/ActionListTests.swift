import BinderyNavigation
import Testing

@testable import BinderyTerminal

struct ActionListTests {
  private var performed: [String] { model.first.split(separator: " ").map(String.init) }
  private let model = FormModel()

  private func app() -> WidgetApp {
    WidgetApp(columns: 20, rows: 4) { [model] in
      .widget(
        ActionList(
          "parts",
          ["News", "Friends", "Photos", "Notes"].map { title in
            ScreenAction(title, title, isEnabled: title != "Photos") { model.first += title + " " }
          }
        ) { [Run($0.id == "News" ? "◆ " : "◇ ")] }
      )
    }
  }

  @Test func `actions are below each other, and Enter performs the selected one`() throws {
    let app = app()
    #expect(app.lines[0] == " ◆ News         ›  ┃")

    try app.press("j Enter j Enter j Enter")

    #expect(performed == ["Friends", "Notes"])
  }

  @Test func `a click selects an action, and a second one performs it`() throws {
    let app = app()

    try app.press("Click@4,1")
    #expect(performed == [])
    try app.press("Click@4,1")

    #expect(performed == ["Friends"])
  }
}
