import Testing

@testable import BinderyTerminal

struct HostileTextTests {
  private func shown(_ text: String) -> String {
    String(Glyphs(text).map(\.character))
  }

  @Test(arguments: [
    ("\u{1B}[31mred\u{1B}[0m", "␛[31mred␛[0m"), ("\u{1B}]0;title\u{7}", "␛]0;title␇"),
    ("a\u{0}b", "a␀b"), ("\u{7F}", "␡"), ("\u{9B}31m", "\u{FFFD}31m"), ("\u{8}\u{8}", "␈␈"),
    ("one\ntwo\r\nthree\rfour\u{2028}five\u{85}", "one⏎two⏎three⏎four⏎five⏎"),
  ])
  func `a control is shown and never sent`(text: String, expected: String) {
    #expect(shown(text) == expected)
  }

  @Test(arguments: ["\u{202A}", "\u{202E}", "\u{2066}", "\u{2069}", "\u{FFFE}"])
  func `a character that would reorder the line is replaced`(text: String) {
    #expect(shown("a\(text)b") == "a\u{FFFD}b")
  }

  // C61
  @Test func `no scalar of Unicode passes as a control`() {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      for glyph in Glyphs(String(Character(scalar))) {
        let isHarmful = glyph.character.unicodeScalars.contains {
          $0.properties.generalCategory == .control || $0.properties.isBidiControl
        }
        if isHarmful || !(1...2).contains(glyph.width) {
          Issue.record("U+\(String(value, radix: 16)) came through as \(glyph)")
        }
      }
    }
  }

  @Test func `a tab reaches to the next stop`() {
    #expect(shown("\ta\tbc\t") == "    a   bc  ")
    #expect(String(Glyphs("a\tb", tabWidth: 8).map(\.character)) == "a       b")
  }

  @Test func `a tower of marks is cut`() {
    let tower = "z" + String(repeating: "\u{301}\u{316}", count: 300)

    #expect(shown(tower).unicodeScalars.count == 5)
    #expect(tower.displayWidth == 1)
  }

  @Test func `a mark without a base gets one of its own`() {
    #expect(shown("\u{301}x") == "\u{25CC}\u{301}x")
  }

  /// A full pass for each of the rounds would take longer than the limit.
  @Test(.timeLimit(.minutes(5)))
  func `text of a megabyte costs what is shown of it`() {
    let line = String(repeating: "日本語 text ", count: 100_000)
    let tower = "a" + String(repeating: "\u{301}", count: 1_000_000)

    for _ in 0..<2_000 {
      #expect(line.truncated(to: 12) == "日本語 text…")
      #expect(tower.truncated(to: 12).unicodeScalars.count <= 6)
      #expect([Run(line)].wrapped(to: 12, limit: 2).count == 2)
    }
  }
}
