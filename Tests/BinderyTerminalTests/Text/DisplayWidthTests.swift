import Testing

@testable import BinderyTerminal

struct DisplayWidthTests {
  @Test(arguments: [
    ("plain", 5), ("", 0), ("日本語", 6), ("한글", 4), ("각", 2), ("ｱ", 1), ("Ａ", 2), ("\u{3000}", 2),
    ("e\u{301}", 1), ("नि", 2), ("กำ", 2), ("§±×÷αя", 6), ("─│█▀", 4), ("…“”", 3),
  ])
  func `scripts take the cells that terminals give them`(text: String, width: Int) {
    #expect(text.displayWidth == width)
  }

  @Test(arguments: [
    "😀", "👍🏽", "👩‍👩‍👧‍👦", "👩🏽‍❤️‍💋‍👨🏿", "🇩🇪", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "☁️", "1️⃣", "❤️", "⌚", "🫩", "🏳️‍🌈",
  ])
  func `an emoji is two cells whatever it is made of`(emoji: String) {
    #expect(emoji.displayWidth == 2)
    #expect(Array(Glyphs(emoji)).map(\.character) == Array(emoji))
  }

  @Test(arguments: ["\u{200B}", "\u{FEFF}", "\u{AD}", "\u{2060}", "\u{200E}", "\u{200F}"])
  func `invisible characters are left out`(text: String) {
    #expect(text.displayWidth == 0)
    #expect("a\(text)b".truncated(to: 9).unicodeScalars.count <= 3)
  }

  @Test func `a text of printable ASCII characters is cut as others are`() {
    let plain = (0x20...0x7E).compactMap(Unicode.Scalar.init).map(String.init).joined()

    #expect(plain.displayWidth == 95)
    #expect(plain.truncated(to: 95) == plain)
    #expect(plain.truncated(to: 94) == plain.dropLast(2) + "…")
    #expect("a\u{7F}\u{1F}".displayWidth == 3 && "a\u{7F}".truncated(to: 2) == "a␡")
  }

  @Test func `the ranges of wide scalars are ascending and do not touch`() {
    for index in stride(from: 0, to: wideRanges.count, by: 2) {
      #expect(wideRanges[index] <= wideRanges[index + 1])
      if index > 0 { #expect(wideRanges[index] > wideRanges[index - 1] + 1) }
    }
  }

  @Test(arguments: [
    ("\u{10FF}", 1), ("\u{1100}", 2), ("\u{115F}", 2), ("\u{303E}", 2), ("\u{303F}", 1),
    ("\u{FF60}", 2), ("\u{FF61}", 1), ("\u{1F300}", 2), ("\u{1F321}", 1), ("\u{3FFFD}", 2),
  ])
  func `the ends of the ranges belong to them`(text: String, width: Int) {
    #expect(text.displayWidth == width)
  }
}
