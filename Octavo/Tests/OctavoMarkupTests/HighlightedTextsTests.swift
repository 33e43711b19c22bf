import Testing

@testable import OctavoMarkup

struct HighlightedTextsTests {
  private func text(_ lines: [String]) -> HighlightedText {
    HighlightedText(lines: lines, language: .detect(fileName: "a.c"))
  }

  @Test func `a line is coloured as the lines above it say`() {
    var texts = HighlightedTexts<Int>()

    let runs = texts.runs(of: "b */ int", at: 1, in: 0) { text(["/* a", "b */ int"]) }

    #expect(runs.first == TokenRun(.comment, "b */"))
    #expect(runs.map(\.text).joined() == "b */ int")
  }

  @Test func `a text is made once, and again when its line is another one`() {
    var texts = HighlightedTexts<Int>()
    var count = 0

    for line in ["int", "int", "return"] {
      let runs = texts.runs(of: line, at: 0, in: 0) {
        count += 1
        return text([line])
      }
      #expect(runs.map(\.text) == [line])
    }

    #expect(count == 2)
  }

  @Test func `each line is read once, however often it is drawn`() {
    let lines = (0..<10_000).map { $0.isMultiple(of: 13) ? "/* \($0)" : "if \($0) */ else" }
    var whole = text(lines)
    let all = whole.lines(in: 0..<lines.count)
    var texts = HighlightedTexts<Int>()

    for _ in 0..<3 {
      for place in 9_000..<9_100 {
        #expect(texts.runs(of: lines[place], at: place, in: 0) { text(lines) } == all[place])
      }
    }

    #expect(texts.linesRead == 9_100)
  }

  @Test func `the texts of a screen of short hunks are kept`() {
    var texts = HighlightedTexts<Int>()
    var count = 0

    for _ in 0..<3 {
      for key in 0..<400 {
        _ = texts.runs(of: "int", at: 0, in: key) {
          count += 1
          return text(["int"])
        }
      }
    }

    #expect(count == 400)
  }

  @Test func `a line that its text does not have has no colours`() {
    var texts = HighlightedTexts<Int>()

    #expect(texts.runs(of: "int", at: 7, in: 0) { text(["int"]) } == [TokenRun(.plain, "int")])
    #expect(texts.runs(of: "int", at: 0, in: 1) { nil } == [TokenRun(.plain, "int")])
  }

  @Test func `runs are cut at the bounds of ranges`() {
    let runs = [TokenRun(.keyword, "let"), TokenRun(.plain, " 値 = "), TokenRun(.number, "12")]

    let marked = runs.marked(in: [1..<4, 4..<7, 10..<11])

    #expect(marked.map(\.run.text) == ["l", "et", " ", "値", " = ", "1", "2"])
    #expect(marked.map(\.isMarked) == [false, true, true, true, false, true, false])
    #expect(marked.map(\.run.kind).first == .keyword)
  }

  @Test(arguments: [
    ("a👩‍👩‍👧b", 5..<8, ["a", "👩‍👩‍👧", "b"]), ("e\u{301}b", 1..<2, ["e\u{301}", "b"]),
    ("値b", 3..<4, ["値", "b"]), ("#️⃣b", 1..<2, ["#️⃣", "b"]), ("b🇯🇵", 5..<9, ["b", "🇯🇵"]),
  ])
  func `a range is widened to whole characters`(
    line: String,
    range: Range<Int>,
    expected: [String]
  ) {
    #expect([TokenRun(.plain, line)].marked(in: [range]).map(\.run.text) == expected)
  }

  @Test(arguments: [
    ("ab値", 4, "ab"), ("ab値", 5, "ab値"), ("a👩‍👩‍👧", 9, "a"), ("ae\u{301}", 2, "a"), ("🇯🇵🇯🇵", 12, "🇯🇵"),
  ])
  func `the limit cuts between characters`(line: String, limit: Int, expected: String) {
    let runs = [TokenRun(.plain, line)]

    #expect(runs.marked(in: [], limit: limit).map(\.run.text).joined() == expected)
    #expect(runs.marked(in: [0..<90], limit: limit).map(\.run.text).joined() == expected)
  }

  @Test func `a character of many bytes is cut`() {
    let line = "e" + String(repeating: "\u{301}", count: 5_000)

    let marked = [TokenRun(.plain, line)].marked(in: [7..<400], limit: 2_000)

    #expect((1_900...2_000).contains(marked.map(\.run.text.utf8.count).reduce(0, +)))
    #expect(marked.allSatisfy { !$0.run.text.contains("\u{FFFD}") })
  }

  @Test func `runs are cut at the limit, and ranges beyond it have no effect`() {
    let runs = [TokenRun(.keyword, "let"), TokenRun(.plain, " a"), TokenRun(.number, "12")]

    let marked = runs.marked(in: [4..<90], limit: 5)

    #expect(marked.map(\.run.text) == ["let", " ", "a"])
    #expect(marked.map(\.isMarked) == [false, false, true])
  }
}
