import Testing

@testable import BinderyTerminal

struct EditedTextTests {
  /// A text after keys, with the cursor as “|” and a selection in brackets.
  private func text(
    _ string: String,
    _ script: String,
    columns: Int = 80
  ) throws -> String {
    var text = EditedText(string)
    text.wrap(to: columns)
    try press(script, &text)
    return marked(text)
  }

  private func press(_ script: String, _ text: inout EditedText) throws {
    var decoder = InputDecoder()
    for stroke in try KeyScript(script).strokes {
      for event in decoder.feed(stroke.bytes) + decoder.timeOut() { _ = text.handle(event) }
    }
  }

  private func marked(_ text: EditedText) -> String {
    let (start, end) = (text.selection.lowerBound, text.selection.upperBound)
    let string = text.string
    guard !text.cursor.isEmpty else {
      return "\(string.part(0..<start))|\(string.part(start..<string.length))"
    }
    return "\(string.part(0..<start))[\(string.part(start..<end))]"
      + string.part(end..<string.length)
  }

  @Test(arguments: [
    ("one two", "Shift+Left Shift+Left", "one t[wo]"),
    ("one two", "Shift+Ctrl+Left", "one [two]"), ("one two", "Shift+Home", "[one two]"),
    ("one\ntwo", "Up Shift+Down", "one[\ntwo]"), ("one\ntwo", "Up Home Shift+End", "[one]\ntwo"),
    ("one\ntwo", "Shift+Ctrl+Home", "[one\ntwo]"), ("one\ntwo", "Alt+a", "[one\ntwo]"),
    ("one\ntwo", "Alt+a x", "x|"), ("one\ntwo", "Alt+a Backspace", "|"),
    ("one two", "Shift+Ctrl+Left Left", "one |two"), ("one two", "Alt+a Right", "one two|"),
    ("one two", "Shift+Ctrl+Left Paste\"2\"", "one 2|"),
    ("one two", "Shift+Left Right x", "one twox|"),
  ])
  func `Shift and a key that moves select`(
    string: String,
    script: String,
    expected: String
  ) throws {
    #expect(try text(string, script) == expected)
  }

  @Test(arguments: [
    ("", "\"one two\" Ctrl+z", "one |"), ("", "\"one two\" Ctrl+z Ctrl+z", "|"),
    ("", "\"one two\" Ctrl+z Ctrl+z Ctrl+y", "one |"),
    ("", "\"one two\" Ctrl+z Ctrl+z Ctrl+z Ctrl+y Ctrl+y Ctrl+y", "one two|"),
    ("", "\"one\" Enter \"two\" Ctrl+z", "one\n|"),
    ("", "\"ab\" Left \"cd\" Ctrl+z", "a|b"),
    ("one two", "Backspace Backspace Backspace Backspace Ctrl+z", "one |"),
    ("one two", "Backspace Backspace Backspace Ctrl+z", "one two|"),
    ("one two", "Alt+a x Ctrl+z", "[one two]"), ("", "\"ab\" Ctrl+z x Ctrl+y", "x|"),
    ("", "\"a\" Paste\"b c\" \"d\" Ctrl+z Ctrl+z", "a|"), ("", "Ctrl+z Ctrl+y", "|"),
    ("e", "\u{301} Ctrl+z", "e|"),
  ])
  func `Ctrl+Z undoes by words, Ctrl+Y does again`(
    string: String,
    script: String,
    expected: String
  ) throws {
    #expect(try text(string, script) == expected)
  }

  @Test(arguments: [
    ("one two", "Ctrl+Left", "one |two"), ("a.b_c d", "Ctrl+Left Ctrl+Left", "a.|b_c d"),
    ("one two", "Home Ctrl+Right", "one| two"), ("one two", "Ctrl+w", "one |"),
    ("a.b", "Alt+Backspace", "a.|"), ("one two", "Home Alt+d", "| two"),
    ("one\ntwo", "Up Ctrl+k", "one|two"), ("one\ntwo", "Ctrl+u", "one\n|"),
    ("a\r\nb", "Left Backspace", "a|b"), ("a\r\nb", "Up Delete", "a|b"),
    ("👩‍👩‍👧日", "Backspace Backspace", "|"), ("e\u{301}x", "Left Backspace", "|x"),
  ])
  func `keys go by words and graphemes`(
    string: String,
    script: String,
    expected: String
  ) throws {
    #expect(try text(string, script) == expected)
  }

  @Test(arguments: [
    ("abcd\nx\nabcd", "Up Up", "abcd|\nx\nabcd"), ("abcd\nx\nabcd", "Left Up Up", "abc|d\nx\nabcd"),
    ("日本\nabcd", "Up Left Down", "日本\nab|cd"), ("a\tb\n12345", "Left Up", "a\t|b\n12345"),
  ])
  func `the cursor keeps its column over shorter lines`(
    string: String,
    script: String,
    expected: String
  ) throws {
    #expect(try text(string, script) == expected)
  }

  @Test func `line ends, tabulators and spaces stay as they are`() throws {
    let before = "a \r\n\tb\r\rc\u{2028}\n "
    var text = EditedText(before)

    try press("Ctrl+Home Right x Backspace", &text)

    #expect(text.string.utf8.elementsEqual(before.utf8))
    #expect(text.lines.count == 5)
  }

  @Test func `a paste loses its controls and keeps its line ends`() {
    var text = EditedText("")

    _ = text.handle(.paste("a\u{1B}[31mb\rc\r\nd\te\u{7}\u{9B}\u{7F} \n"))

    #expect(text.string.utf8.elementsEqual("a[31mb\nc\r\nd\te \n".utf8))
  }

  @Test func `a text changed elsewhere is an edit of the part that differs`() {
    var text = EditedText("some words here")
    text.select(0..<0)

    text.update("some **words** here")
    #expect(marked(text) == "some **words**| here")
    text.undo()

    #expect(marked(text) == "|some words here")
  }

  @Test func `a search finds from the cursor on, without regard to case`() {
    var text = EditedText("One two one")
    text.select(0..<0)

    var found = [text.find("one", first: true)]
    #expect(marked(text) == "[One] two one")
    found.append(text.find("one"))
    #expect(marked(text) == "One two [one]")
    found += [text.find("one"), text.find("one", backward: true)]
    #expect(marked(text) == "One two [one]")
    found += [text.find("three"), text.find("")]

    #expect(found == [true, true, true, true, false, false])
  }

  @Test func `megabytes are pasted, undone and pasted again`() {
    let lines = String(repeating: "A line of a log, 日本語.\n", count: 100_000)
    let line = String(repeating: "x", count: 3_000_000)
    var text = EditedText("")
    text.wrap(to: 80)

    _ = text.handle(.paste(lines + line))
    _ = text.handle(.key("!"))
    text.move(.up)
    #expect(text.lines.count == 100_001)
    text.undo()
    text.undo()
    #expect(text.isEmpty)
    text.redo()

    #expect(text.string == lines + line)
  }

  @Test func `a grapheme of a megabyte is one grapheme`() {
    let tower = "e" + String(repeating: "\u{301}", count: 200_000)
    var text = EditedText("a\(tower)b")
    text.wrap(to: 10)

    text.move(.left)
    text.move(.left)

    #expect(text.cursor.head == 1)
    let column = text.column(of: text.lines.length)
    #expect(column == 3)
  }
}
