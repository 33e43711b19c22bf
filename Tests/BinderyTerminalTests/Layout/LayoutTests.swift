import BinderyNavigation
import Testing

@testable import BinderyTerminal

struct LayoutTests {
  @Test(arguments: [
    (10, [3, nil, 2] as [Int?], 0, [3, 5, 2]), (10, [nil, nil, nil], 1, [3, 3, 2]),
    (4, [3, 3, nil], 0, [3, 1, 0]), (0, [nil, 2], 1, [0, 0]), (9, [], 1, []),
  ])
  func `a length is divided among fixed and flexible parts`(
    total: Int,
    wanted: [Int?],
    spacing: Int,
    lengths: [Int]
  ) {
    #expect(Axis.divide(total, among: wanted, spacing: spacing) == lengths)
  }

  @Test func `columns and rows nest`() {
    let app = WidgetApp(columns: 20, rows: 6) {
      .column([
        .lines([[Run("head")]]),
        .row(spacing: 1, [.fixed(4, .lines([[Run("abcdef")]])), .lines([[Run("right")]])]),
        .space, .lines([[Run("foot")]]),
      ])
    }

    #expect(app.lines.prefix(5) == ["head", "abc… right", "", "", "foot"])
  }

  @Test func `a split has a line between its parts`() {
    let app = WidgetApp(columns: 21, rows: 4) {
      .split(percent: 40, .lines([[Run("left")]]), .lines([[Run("right")]]))
    }

    #expect(app.lines.prefix(2) == ["left    │right", "        │"])
  }

  @Test func `Tab and Shift+Tab move the focus in the order of the layout`() throws {
    let model = FormModel()
    let app = WidgetApp {
      .column([
        .widget(TextEntry("first", text: ValueBinding(model, \.first))),
        .widget(TextEntry("second", text: ValueBinding(model, \.second))),
        .widget(CheckBox("on", "On", isOn: ValueBinding(model, \.isOn))),
      ])
    }

    try app.press("a Tab b Tab Space Tab a Shift+Tab Space Shift+Tab c")

    #expect([model.first, model.second] == ["aa", "bc"])
    #expect(!model.isOn)
  }

  @Test func `a click gives the focus`() throws {
    let model = FormModel()
    let app = WidgetApp {
      .column([
        .widget(TextEntry("first", text: ValueBinding(model, \.first))),
        .widget(TextEntry("second", text: ValueBinding(model, \.second))),
      ])
    }

    try app.press("Click@2,1 x")

    #expect(model.second == "x")
    #expect(app.frame.cursor == Point(column: 1, row: 1))
  }

  @Test func `a scrolled part shows the widget with the focus`() throws {
    let model = FormModel()
    let app = WidgetApp(columns: 20, rows: 6) {
      .scroll(
        "all",
        .column([
          .widget(TextEntry("first", text: ValueBinding(model, \.first))),
          .lines((1...9).map { [Run("line \($0)")] }),
          .widget(TextEntry("second", text: ValueBinding(model, \.second))),
        ])
      )
    }
    #expect(app.lines[1] == "line 1             ┃" || app.lines[1].hasPrefix("line 1"))

    try app.press("Tab x")

    #expect(app.lines[4].hasPrefix("x"))
    #expect(app.frame.cursor == Point(column: 1, row: 4))
    try app.press("Click@3,4 y")
    #expect(model.second == "xy")
  }

  @Test func `a panel over the screen takes the keys`() throws {
    let model = FormModel()
    let app = WidgetApp {
      .overlay(
        .widget(TextEntry("first", text: ValueBinding(model, \.first))),
        title: "Above",
        size: Size(columns: 20, rows: 1),
        .widget(TextEntry("second", text: ValueBinding(model, \.second)))
      )
    }

    try app.press("x Tab y Click@0,0 z")

    #expect([model.first, model.second] == ["", "xyz"])
    #expect(app.text.contains("╭─ Above ─"))
  }

  @Test func `no size of the terminal is too small for a form`() {
    let model = FormModel()
    for columns in 10...24 {
      for rows in 3...9 {
        let app = WidgetApp(columns: columns, rows: rows) {
          .scroll(
            "all",
            .column(
              spacing: 1,
              [
                .widget(TextEntry("first", text: ValueBinding(model, \.first))),
                .widget(TextArea("text", text: ValueBinding(model, \.second), rows: 3)),
                .row([.widget(Select("choice", ["one"], selection: ValueBinding(model, \.choice)))]
                ),
                .widget(ProgressBar("bar", "A long title", fraction: 0.5)),
              ]
            )
          )
        }
        #expect(app.lines.allSatisfy { $0.displayWidth <= columns })
      }
    }
  }

  @Test func `an optional part is left out of a small view, with the space around it`() {
    let layout = Layout.column(
      spacing: 1,
      [
        .lines([[Run("head")]]),
        .optional(from: Size(columns: 30, rows: 5), .lines([[Run("more")]])),
        .lines([[Run("foot")]]),
      ]
    )

    let large = WidgetApp(columns: 30, rows: 6) { layout }
    let narrow = WidgetApp(columns: 29, rows: 6) { layout }
    let low = WidgetApp(columns: 30, rows: 5) { layout }

    #expect(large.lines.prefix(5) == ["head", "", "more", "", "foot"])
    #expect(narrow.lines.prefix(3) == ["head", "", "foot"])
    #expect(low.lines.prefix(3) == ["head", "", "foot"])
  }

  @Test func `a label has the rows that its text needs`() {
    let app = WidgetApp(columns: 12, rows: 6) {
      .column([
        .widget(Label("text") { [Run("one two three four")].wrapped(to: $0) }),
        .lines([[Run("below")]]),
      ])
    }

    #expect(app.lines.prefix(3) == ["one two", "three four", "below"])
  }

  @Test func `Enter in a text moves the focus, unless the screen has an action for it`() throws {
    let model = FormModel()
    var sent = 0
    let app = WidgetApp(
      keys: KeyMap(["send": [KeyPress(.enter)]]),
      actions: { [ScreenAction("send", "Send", isEnabled: !model.second.isEmpty) { sent += 1 }] },
      layout: {
        .column([
          .widget(TextEntry("first", text: ValueBinding(model, \.first))),
          .widget(TextEntry("second", text: ValueBinding(model, \.second))),
        ])
      }
    )

    try app.press("a Enter b Enter Up c")

    #expect(model.first == "ac")
    #expect(model.second == "b")
    #expect(sent == 1)
  }
}
