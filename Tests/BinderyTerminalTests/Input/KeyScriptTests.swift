import Testing

@testable import BinderyTerminal

struct KeyScriptTests {
  private func decode(_ script: String) throws -> [InputEvent] {
    var decoder = InputDecoder()
    return try KeyScript(script).strokes.flatMap { stroke in
      decoder.feed(stroke.bytes) + decoder.timeOut()
    }
  }

  @Test(arguments: [
    ("j", KeyPress("j")), ("Enter", KeyPress(.enter)), ("Esc", KeyPress(.escape)),
    ("Ctrl+C", KeyPress("c", .control)), ("Ctrl+Space", KeyPress(" ", .control)),
    ("Tab", KeyPress(.tab)), ("Shift+Tab", KeyPress(.tab, .shift)), ("Down", KeyPress(.down)),
    ("PageDown", KeyPress(.pageDown)), ("Ctrl+Left", KeyPress(.left, .control)),
    ("Alt+x", KeyPress("x", .alt)), ("F5", KeyPress(.function(5))), ("/", "/"), ("?", "?"),
    ("Ctrl+Delete", KeyPress(.delete, .control)), ("+", "+"), ("日", "日"), ("Space", " "),
  ])
  func `a name becomes the key it names`(name: String, expected: KeyPress) throws {
    #expect(try decode(name) == [.key(expected)])
  }

  @Test func `a text in quotes is typed, with its spaces`() throws {
    let script = try KeyScript("j \"a b\" Enter")

    #expect(script.strokes.map(\.name) == ["j", "\"a b\"", "Enter"])
    #expect(try decode("\"a b\"").count == 3)
  }

  @Test func `pasting and pointing can be written too`() throws {
    #expect(
      try decode("Paste\"a b\" Click@4,2 WheelDown@1,1") == [
        .paste("a b"), .click(Point(column: 4, row: 2)),
        .wheel(lines: 3, at: Point(column: 1, row: 1)),
      ]
    )
  }

  @Test(arguments: ["Entr", "Ctrl+", "Click@x", "Ctrl+Shift+Enter", "Hyper+x"])
  func `a word that is no key is refused by name`(word: String) {
    #expect(throws: KeyScript.Failure(word: word)) { try KeyScript("j \(word)") }
  }
}
