import Testing

@testable import BinderyTerminal

struct TextFieldTests {
  private func field(
    _ text: String,
    _ script: String,
    prepare: (inout TextField) -> Void = { _ in }
  ) throws -> TextField {
    var field = TextField(text)
    prepare(&field)
    var decoder = InputDecoder()
    for stroke in try KeyScript(script).strokes {
      for event in decoder.feed(stroke.bytes) + decoder.timeOut() { field.handle(event) }
    }
    return field
  }

  private func draw(_ field: TextField, columns: Int) -> (text: String, cursor: Int?) {
    var frame = Frame(size: Size(columns: columns, rows: 1))
    field.draw(isFocused: true, in: frame.bounds, of: &frame)
    return (frame.text, frame.cursor?.column)
  }

  @Test(arguments: [
    ("", "a b", "ab", 2), ("hello", "Backspace", "hell", 4), ("hello", "Ctrl+A Delete", "ello", 0),
    ("hello", "Left Left x", "helxlo", 4), ("one two", "Ctrl+W", "one ", 4),
    ("one two", "Ctrl+Left Ctrl+U", "two", 0), ("one two", "Home Ctrl+Right", "one two", 3),
    ("one two", "Home Ctrl+K", "", 0), ("👩‍👩‍👧日", "Left Backspace", "日", 0),
    ("a", "Paste\" token \"", "atoken", 6), ("", "\"a b\"", "a b", 3),
    ("x", "Home Backspace", "x", 0),
  ])
  func `editing goes by graphemes`(
    text: String,
    script: String,
    expected: String,
    cursor: Int
  ) throws {
    let field = try field(text, script)

    #expect(field.text == expected)
    #expect(field.cursor == cursor)
  }

  @Test(arguments: [
    ("7", "7"), ("Paste\"42\"", "42"), ("Backspace", ""), ("Delete", ""), ("Ctrl+U", ""),
    ("Right 7", "1237"), ("Home 7", "7123"), ("Left 7", "7123"), ("Shift+Left 7", "73"),
  ])
  func `a selected text is replaced by typed text, and a key that moves ends it`(
    script: String,
    expected: String
  ) throws {
    let field = try field("123", script) { $0.selectAll() }

    #expect(field.text == expected)
    #expect(!field.isSelected)
  }

  @Test func `marks typed one after the other join their base`() {
    var field = TextField("e")

    field.handle(.key("\u{301}"))
    #expect(field.cursor == 1)
    field.handle(.key("x"))
    #expect(field.text == "e\u{301}x")
  }

  @Test func `a hostile paste becomes plain text of bearable length`() {
    var field = TextField()

    field.handle(.paste("one\u{1B}[31m\ntwo\tthree\u{7}\r\n"))
    #expect(field.text == "one[31m two three")
    field.handle(.paste(String(repeating: "x", count: 1 << 20)))
    #expect(field.text.count == 4000)
  }

  @Test func `the cursor stays on show around wide glyphs`() {
    #expect(draw(TextField("abcdef"), columns: 4) == ("def", 3))
    #expect(draw(TextField("日本語"), columns: 5) == ("本語", 4))
    #expect(draw(TextField("日本語"), columns: 1) == ("", 0))
    #expect(draw(TextField("", placeholder: "Search"), columns: 8) == ("Search", 0))
    #expect(draw(TextField("secret", isSecret: true), columns: 8) == ("••••••", 6))
  }

  @Test func `Ctrl+Z undoes in a field that was edited, and is left to the program in another`() {
    var field = TextField("x")
    let undo = InputEvent.key(KeyPress("z", .control))
    let before = field.handle(undo)

    field.handle(.key("y"))
    let handled = [field.handle(undo), field.handle(undo)]

    #expect(!before && handled == [true, true])
    #expect(field.text == "x")
  }

  @Test func `keys that command are left to others`() {
    var field = TextField("x")

    let keys = [KeyPress(.enter), KeyPress(.tab), KeyPress("c", .control), KeyPress("q")]

    #expect(keys.map { field.handle(.key($0)) } == [false, false, false, true])
  }

  @Test func `a text changed elsewhere is taken over`() {
    var field = TextField("abc")
    field.handle(.key(KeyPress(.home)))

    field.update("abc")
    #expect(field.cursor == 0)
    field.update("other")
    #expect(field.cursor == 5)
  }
}
