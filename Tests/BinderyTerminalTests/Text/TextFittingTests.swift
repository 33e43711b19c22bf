import Testing

@testable import BinderyTerminal

struct TextFittingTests {
  @Test(arguments: [
    ("repository", 10, "repository"), ("repository", 9, "reposito…"), ("repository", 1, "…"),
    ("repository", 0, ""), ("repository", -3, ""), ("日本語", 6, "日本語"), ("日本語", 5, "日本…"),
    ("日本語", 4, "日…"), ("日本語", 2, "…"), ("日", 1, "…"), ("👩‍👩‍👧‍👦x", 2, "…"), ("a日", 2, "a…"),
  ])
  func `text that does not fit ends with an ellipsis`(text: String, width: Int, expected: String) {
    #expect(text.truncated(to: width) == expected)
    #expect(text.truncated(to: width).displayWidth <= max(0, width))
  }

  @Test func `the ellipsis has the style of what it stands for`() {
    let line = [Run("ab"), Run("cdef", .danger)]

    #expect(line.truncated(to: 4) == [Run("ab"), Run("c", .danger), Run("…", .danger)])
    #expect(line.truncated(to: 2) == [Run("a"), Run("…")])
    #expect(line.truncated(to: 6) == line)
  }

  @Test(arguments: [
    (TextAlignment.leading, "日  "), (.center, " 日 "), (.trailing, "  日"),
  ])
  func `padding fills to the width`(alignment: TextAlignment, expected: String) {
    #expect("日".padded(to: 4, alignment: alignment) == expected)
  }

  @Test(arguments: [
    ("the quick brown fox", 9, ["the quick", "brown fox"]),
    ("the quick brown fox", 10, ["the quick", "brown fox"]),
    ("unbreakable", 4, ["unbr", "eaka", "ble"]),
    ("a unbreakable", 4, ["a", "unbr", "eaka", "ble"]),
    ("日本語の文", 4, ["日本", "語の", "文"]),
    ("one\n\ntwo", 9, ["one", "", "two"]),
    ("", 5, [""]),
    ("    indented text", 12, ["    indented", "text"]),
    ("日", 1, ["…"]), ("a日b", 1, ["a", "…", "b"]), ("日 本", 1, ["…", "…"]),
    ("👩‍👩‍👧‍👦", 1, ["…"]), ("🇩🇪x", 1, ["…", "x"]), ("e\u{301}日", 1, ["e\u{301}", "…"]),
    ("❤️", 1, ["…"]), ("\u{301}", 1, ["◌\u{301}"]), ("日", 0, []),
  ])
  func `wrapping breaks between words`(text: String, width: Int, expected: [String]) {
    #expect(text.wrapped(to: width) == expected)
  }

  @Test func `wrapping by cells keeps every space`() {
    #expect("if  x { y }".wrapped(to: 4, by: .cells) == ["if  ", "x { ", "y }"])
  }

  @Test func `wrapped pieces keep their styles`() {
    let line = [Run("see "), Run("the guide", .accent)]

    #expect(
      line.wrapped(to: 8) == [[Run("see "), Run("the", .accent)], [Run("guide", .accent)]]
    )
  }

  // C61
  @Test(arguments: ["日本語", "a日 本b", "👩‍👩‍👧‍👦x", "🇩🇪🇫🇷", "e\u{301}o\u{308}日", "한국어", "\u{200B}日"])
  func `no character is lost without a mark`(_ text: String) {
    for width in 1...4 {
      for wrapping in [Wrapping.words, .cells] {
        let lines = text.wrapped(to: width, by: wrapping)
        #expect(lines.allSatisfy { $0.displayWidth <= width })
        #expect(
          lines.joined().filter { $0 != " " }.count
            == Glyphs(text).filter { $0.character != " " }.count
        )
      }
    }
  }

  // C61
  @Test func `a field of one cell shows a mark for a wide character`() {
    var frame = Frame(size: Size(columns: 1, rows: 1))
    var field = TextField("日本")
    field.handle(.key(KeyPress(.home)))

    field.draw(isFocused: true, in: frame.bounds, of: &frame)

    #expect(frame.text == "…")
    #expect(frame.cursor == Point(column: 0, row: 0))
  }
}
