import BinderyNavigation
import Testing

@testable import BinderyTerminal

struct TextAreaTests {
  private let model = FormModel()

  private func app(columns: Int = 22, rows: Int = 6) -> WidgetApp {
    WidgetApp(columns: columns, rows: rows) {
      .widget(TextArea("text", text: ValueBinding(model, \.first), placeholder: "A note"))
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
    let app = app()
    #expect(app.lines[4].hasPrefix("line 20"))

    try app.press("PageUp PageUp")

    #expect(app.lines[0].hasPrefix("line 1"))
  }

  @Test func `a paste keeps its line breaks and loses its controls`() throws {
    let app = app()

    try app.press("Paste\"a\u{7}b\r\nc\td\"")

    #expect(model.first == "ab\nc d")
  }

  @Test func `a megabyte is cut to what the area keeps`() throws {
    let app = app()
    let paste = String(repeating: "x", count: 1_000_000)

    try app.press("Paste\"\(paste)\"")

    #expect(model.first.count == EditedText.longest)
  }

  @Test func `no sequence of keys moves the cursor out of the text`() throws {
    let app = app(columns: 11, rows: 5)
    let keys = [
      "Left", "Right", "Up", "Down", "Home", "End", "Backspace", "Delete", "Enter", "a", "Space",
      "日", "Ctrl+u", "Ctrl+k", "PageUp", "PageDown", "\u{301}",
    ]
    var generator = SystemRandomNumberGenerator()

    for _ in 0..<1000 {
      try app.press(keys.randomElement(using: &generator) ?? "a")
      let cursor = try #require(app.frame.cursor)
      #expect(app.frame.bounds.contains(cursor))
    }
  }
}
