import OctavoMarkup
import Testing

struct HighlightedTextTests {
  @Test func `a look far down knows what is open from far above`() {
    var lines = [String](repeating: "let a = \"b\"", count: 20_000)
    lines[10] = "/* from here"
    lines[19_000] = "to here */"
    var text = HighlightedText(lines: lines, language: .named("swift"))

    let below = text.lines(in: 18_999..<19_002).map(\.coloured)
    let above = text.lines(in: 9..<11).map(\.coloured)

    let code = "keyword:let punctuation:= string:\"b\""
    #expect(below == ["comment:let a = \"b\"", "comment:to here */", code])
    #expect(above == [code, "comment:/* from here"])
  }

  @Test(arguments: [0..<130, 63..<65, 64..<64, 100..<400, 129..<130, 500..<600])
  func `any range shows the same lines as reading from the top`(range: Range<Int>) {
    let lines = (0..<130).map { $0.isMultiple(of: 13) ? "/* \($0)" : "if \($0) */ else" }
    var whole = HighlightedText(lines: lines, language: .named("c"))
    var part = HighlightedText(lines: lines, language: .named("c"))

    let all = whole.lines(in: 0..<130)

    #expect(part.lines(in: range) == Array(all[range.clamped(to: 0..<130)]))
  }

  @Test func `ranges in any order have the same lines`() {
    let lines = (0..<500).map { $0.isMultiple(of: 13) ? "/* \($0)" : "if \($0) */ else" }
    var whole = HighlightedText(lines: lines, language: .named("c"))
    let all = whole.lines(in: 0..<500)
    var part = HighlightedText(lines: lines, language: .named("c"))

    for start in [400, 0, 63, 64, 65, 191, 192, 1, 399, 499, 128] {
      #expect(part.lines(in: start..<start + 70) == Array(all[start..<min(start + 70, 500)]))
    }
  }

  @Test func `without a language lines have no colours`() {
    var text = HighlightedText(lines: ["let a", ""], language: nil)

    #expect(text.lines(in: 0..<2) == [[TokenRun(.plain, "let a")], []])
  }
}
