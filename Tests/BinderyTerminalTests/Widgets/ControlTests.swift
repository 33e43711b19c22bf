import BinderyNavigation
import Testing

@testable import BinderyTerminal

struct ControlTests {
  private let model = FormModel()

  @Test func `a button performs its action by key and by click, and not while it is disabled`()
    throws
  {
    var count = 0
    var isEnabled = true
    let app = WidgetApp {
      .widget(Button(ScreenAction("go", "Go", isEnabled: isEnabled) { count += 1 }))
    }

    try app.press("Enter Space Click@2,0 Click@9,0")
    #expect(count == 3)
    #expect(app.lines[0] == "[ Go ]")
    isEnabled = false
    try app.press("Enter Click@2,0")

    #expect(count == 3)
  }

  @Test func `a check box shows and switches its value`() throws {
    let app = WidgetApp { .widget(CheckBox("on", "Wrap lines", isOn: ValueBinding(model, \.isOn))) }
    #expect(app.lines[0] == "[ ] Wrap lines")

    try app.press("Space")
    #expect(app.lines[0] == "[✓] Wrap lines")
    model.isOn = false
    #expect(app.lines[0] == "[ ] Wrap lines")
    try app.press("Click@1,0")

    #expect(model.isOn)
  }

  @Test func `a select opens a list over the screen, and Esc closes it without a choice`() throws {
    let app = WidgetApp {
      .column([
        .widget(
          Select(
            "choice",
            ["Daily", "Weekly", "Monthly"],
            selection: ValueBinding(model, \.choice)
          )
        ),
        .lines([[Run("below")]]),
      ])
    }
    #expect(app.lines[0] == " Daily    ▾")

    try app.press("Enter j j")
    #expect(app.lines[2...4] == ["│ Daily      │", "│ Weekly     │", "│ Monthly    │"][...])
    #expect(!app.text.contains("below"))
    try app.press("Esc")
    #expect(model.choice == 0)
    #expect(app.lines[1] == "below")
    try app.press("Enter j Enter")

    #expect(model.choice == 1)
    #expect(app.lines[0] == " Weekly   ▾")
  }

  @Test func `a click chooses in a select`() throws {
    let app = WidgetApp {
      .widget(Select("choice", ["Daily", "Weekly"], selection: ValueBinding(model, \.choice)))
    }

    try app.press("Click@1,0 Click@3,3")

    #expect(model.choice == 1)
    #expect(!app.text.contains("╭"))
  }

  @Test func `a select at the lower edge opens upward`() throws {
    let app = WidgetApp(rows: 8) {
      .column([
        .space,
        .widget(Select("choice", ["One", "Two"], selection: ValueBinding(model, \.choice))),
      ])
    }

    try app.press("Enter")

    #expect(app.lines[2].hasPrefix("╭") && app.lines[5].hasPrefix("╰"))
  }

  @Test func `an entry follows its value and keeps its cursor`() throws {
    let app = WidgetApp { .widget(TextEntry("first", text: ValueBinding(model, \.first))) }

    try app.press("\"ac\" Left b")
    #expect(model.first == "abc")
    #expect(app.frame.cursor == Point(column: 2, row: 0))
    model.first = "new"

    #expect(app.lines[0] == "new")
    #expect(app.frame.cursor == Point(column: 3, row: 0))
  }

  @Test func `keys of the screen are typed into an entry and not performed`() throws {
    var count = 0
    let app = WidgetApp(
      keys: KeyMap(["save": ["s", KeyPress("s", .control)]]),
      actions: { [ScreenAction("save", "Save") { count += 1 }] },
      layout: { .widget(TextEntry("first", text: ValueBinding(model, \.first))) }
    )

    try app.press("s q m Ctrl+s")

    #expect(model.first == "sqm")
    #expect(count == 1)
    #expect(!app.host.isFinished)
  }

  @Test(arguments: [
    (0.0, "Clearing  ───────────────────────   0 %"),
    (0.5, "Clearing  ━━━━━━━━━━━────────────  50 %"),
    (7.0, "Clearing  ━━━━━━━━━━━━━━━━━━━━━━━ 100 %"),
  ])
  func `a progress bar shows the part that is done`(fraction: Double, line: String) {
    let app = WidgetApp { .widget(ProgressBar("bar", "Clearing", fraction: fraction)) }

    #expect(app.lines[0].count == 40)
    #expect(app.lines[0].filter { $0 == "━" }.count == min(24, Int(24 * min(1, fraction))))
    #expect(app.lines[0].hasSuffix(line.suffix(5)))
  }

  @Test(arguments: [nil, Double.nan])
  func `progress without a number moves`(fraction: Double?) {
    let app = WidgetApp { .widget(ProgressBar("bar", "Synchronising", fraction: fraction)) }

    #expect(app.lines[0] == "⠋ Synchronising")
    #expect(app.frame.isAnimated)
  }
}
