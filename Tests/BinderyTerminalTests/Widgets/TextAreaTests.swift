import BinderyNavigation
import Testing

@testable import BinderyTerminal

struct TextAreaTests {
  private let model = FormModel()
  private let clipboard = FieldClipboard()

  private func app(columns: Int = 22, rows: Int = 6) -> WidgetApp {
    WidgetApp(columns: columns, rows: rows) {
      .widget(
        TextArea(
          "text",
          text: ValueBinding(model, \.first),
          selection: ValueBinding(model, \.selection),
          placeholder: "A note",
          clipboard: clipboard
        )
      )
    }
  }

  @Test func `lines are typed, broken and joined again`() throws {
    let app = app()
    #expect(app.lines[0] == "A note")

    try app.press("\"one\" Enter \"two\" Up x Down Home Backspace")

    #expect(model.first == "onextwo")
    try app.press("Enter")
    #expect(model.first == "onex\ntwo")
    #expect(app.lines.prefix(2) == ["onex", "two"])
    #expect(app.frame.cursor == Point(column: 0, row: 1))
  }

  @Test func `long lines are wrapped between words, and the cursor follows`() throws {
    let app = app(columns: 12)

    try app.press("\"alpha beta gamma\"")

    #expect(app.lines.prefix(2) == ["alpha beta", "gamma"])
    #expect(app.frame.cursor == Point(column: 5, row: 1))
    try app.press("Home Up End")
    #expect(app.frame.cursor?.row == 0)
  }

  @Test func `wide glyphs take two cells each`() throws {
    let app = app(columns: 10)

    try app.press("\"日本語文字\" Left")

    #expect(app.lines.prefix(2) == ["日本語文", "字"])
    #expect(app.frame.cursor == Point(column: 0, row: 1))
  }

  @Test func `a text longer than the area scrolls with the cursor`() throws {
    model.first = (1...20).map { "line \($0)" }.joined(separator: "\n")
    model.selection = model.first.utf8.count..<model.first.utf8.count
    let app = app()
    #expect(app.lines[4].hasPrefix("line 20"))

    try app.press("PageUp PageUp")

    #expect(app.lines[0].hasPrefix("line 1"))
  }

  @Test func `a paste keeps its line breaks and tabulators, and loses its controls`() throws {
    let app = app()

    try app.press("Paste\"a\u{7}b\r\nc\td\"")

    #expect(model.first.utf8.elementsEqual("ab\r\nc\td".utf8))
  }

  @Test func `megabytes are pasted whole, and the end is visible`() throws {
    let app = app()
    let paste = String(repeating: "x", count: 2_000_000)

    try app.press("Paste\"\(paste)\" !")

    #expect(model.first == paste + "!")
    #expect(app.lines[4].contains("!"))
  }

  @Test func `the view model reads and moves the selection`() throws {
    let app = app()

    try app.press("\"one two\" Shift+Ctrl+Left")
    #expect(model.selection == 4..<7)
    model.selection = 0..<3
    try app.press("x")

    #expect(model.first == "x two")
    #expect(model.selection == 1..<1)
  }

  @Test func `a change of the view model is undone like any other`() throws {
    model.first = "one two"
    let app = app()
    _ = app.frame

    model.first = "one **two**"
    model.selection = 6..<9
    _ = app.frame
    try app.press("Ctrl+z")

    #expect(model.first == "one two")
    try app.press("Ctrl+y")
    #expect(model.first == "one **two**")
  }

  @Test func `Ctrl+Z never leads to the shell from a text`() throws {
    let app = app()

    try app.press("Ctrl+z a Ctrl+z Ctrl+z")

    #expect(!app.host.takeSuspension())
    #expect(model.first == "")
  }

  @Test func `the mouse moves the cursor and selects`() throws {
    model.first = "alpha beta\ngamma"
    let app = app()

    try app.press("Click@2,1 Drag@8,0 x")
    #expect(model.first == "alpha bexmma")
    try app.press("Ctrl+z Click@7,0 Click@7,0")
    #expect(model.selection == 6..<10)
    try app.press("y Click@20,4 z")

    #expect(model.first == "alpha y\ngammaz")
  }

  @Test func `a drag that begins elsewhere selects nothing`() throws {
    let app = WidgetApp(columns: 20, rows: 6) {
      .column([
        .lines([[Run("head")]]), .widget(TextArea("text", text: ValueBinding(model, \.first))),
      ])
    }
    try app.press("\"one\" Click@1,1 Click@1,0 Drag@3,1 x")

    #expect(model.first == "oxne")
  }

  @Test func `cut, copied and inserted text goes through the clipboard`() throws {
    let app = app()

    try app.press("\"one two\" Shift+Ctrl+Left Ctrl+x Home Ctrl+v")
    #expect(model.first == "twoone ")
    #expect(clipboard.text == "two")
    try app.press("Alt+a Ctrl+c")
    #expect(clipboard.text == "twoone ")
    #expect(!app.host.isFinished)
    try app.press("Right Ctrl+c")

    #expect(app.host.isFinished)
  }

  @Test func `a search is typed below the text`() throws {
    model.first = "one\ntwo\none"
    let app = app()

    try app.press("Ctrl+Home Ctrl+r \"on\"")
    #expect(app.lines[4] == "on")
    #expect(model.selection == 0..<2)
    try app.press("Enter")
    #expect(model.selection == 8..<10)
    try app.press("Up Esc x")

    #expect(model.first == "xe\ntwo\none")
    #expect(app.lines[4].isEmpty)
  }

  @Test func `a text that is only read is selected and copied`() throws {
    model.first = "one"
    let app = WidgetApp {
      .widget(
        TextArea(
          "text",
          text: ValueBinding(model, \.first),
          isReadOnly: true,
          clipboard: clipboard
        )
      )
    }

    try app.press("x Enter Backspace Paste\"y\" Shift+Home Ctrl+x Ctrl+z")

    #expect(model.first == "one")
    #expect(clipboard.text == "one")
  }

  @Test func `the wheel scrolls and leaves the cursor`() throws {
    model.first = (1...40).map { "line \($0)" }.joined(separator: "\n")
    let place = model.first.utf8.count..<model.first.utf8.count
    model.selection = place
    let app = app()

    try app.press("WheelUp@1,1 WheelUp@1,1")
    #expect(app.lines[0].hasPrefix("line 30"))
    #expect(app.frame.cursor == nil)
    #expect(model.selection == place)
    try app.press("x")

    #expect(app.lines[4].hasPrefix("line 40x"))
  }

  @Test func `no sequence of keys moves the cursor out of the text`() throws {
    let app = app(columns: 11, rows: 5)
    let keys = [
      "Left", "Right", "Up", "Down", "Home", "End", "Backspace", "Delete", "Enter", "a", "Space",
      "日", "Ctrl+u", "Ctrl+k", "PageUp", "PageDown", "\u{301}", "Shift+Up", "Shift+Right",
      "Ctrl+z", "Ctrl+y", "Paste\"a\tb\"", "Click@3,2", "Drag@8,4", "Ctrl+Left",
    ]
    var generator = SystemRandomNumberGenerator()

    for _ in 0..<1000 {
      try app.press(keys.randomElement(using: &generator) ?? "a")
      let cursor = try #require(app.frame.cursor)
      #expect(app.frame.bounds.contains(cursor))
    }
  }
}
