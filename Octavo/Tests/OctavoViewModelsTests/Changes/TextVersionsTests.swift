import OctavoMarkup
import Testing

@testable import OctavoViewModels

/// Two versions of a text that both changed, beside each other.
struct TextVersionsTests {
  private func rows(_ first: String, _ second: String, base: String) -> [[String]] {
    TextVersions(first, second, base: base).rows.map { row in
      [row.first, row.second].map { $0.map { $0.map(Self.text).joined() } ?? "–" }
    }
  }

  private static func text(_ run: MarkupRun) -> String {
    if run.style.contains(.added) { return "+\(run.text)+" }
    return run.style.contains(.removed) ? "-\(run.text)-" : run.text
  }

  @Test func `words are new in a version, or removed in the other`() {
    let rows = rows(
      "The tide comes twice\nSame\nTheir line\n",
      "The high tide comes\nSame\n",
      base: "The tide comes\nSame\n"
    )

    #expect(
      rows == [
        ["The tide comes+ twice+", "The +high +tide comes"], ["Same", "Same"],
        ["+Their line+", "–"], ["", ""],
      ]
    )
  }

  @Test func `a line that one version has removed is marked in the other`() {
    #expect(
      rows("One\nTwo\nThree", "One\nThree", base: "One\nTwo\nThree") == [
        ["One", "One"], ["-Two-", "–"], ["Three", "Three"],
      ]
    )
  }

  @Test func `returns before line feeds are no difference`() {
    #expect(rows("a\r\nb", "a\nb", base: "") == [["a", "a"], ["b", "b"]])
  }

  @Test func `equal versions have equal rows, and empty ones an empty row`() {
    let equal = TextVersions("a\n\nb", "a\n\nb", base: "").rows.map(\.isEqual)

    #expect(rows("", "", base: "x") == [["", ""]])
    #expect(equal == [true, true, true])
  }

  @Test(arguments: ["日本語のテキスト ", "word ", "\u{202E}x\u{1B}[2J ", "🏳️‍🌈"])
  func `no byte of a long line is lost, and no row is as long as the text`(word: String) {
    let first = String(repeating: word, count: 9_000)
    let rows = TextVersions(first, "new " + first, base: first).rows

    let texts = [rows.map { $0.first ?? [] }, rows.map { $0.second ?? [] }]
    let whole = texts.map { $0.joined().map(\.text).joined() }
    let longest = texts.joined().map { $0.reduce(0) { $0 + $1.text.utf8.count } }.max() ?? 0

    #expect(whole == [first, "new " + first])
    #expect(longest < 1_010)
  }
}
