import OctavoMarkup
import Testing

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

  @Test func `runs are cut at the limit, and ranges beyond it have no effect`() {
    let runs = [TokenRun(.keyword, "let"), TokenRun(.plain, " a"), TokenRun(.number, "12")]

    let marked = runs.marked(in: [4..<90], limit: 5)

    #expect(marked.map(\.run.text) == ["let", " ", "a"])
    #expect(marked.map(\.isMarked) == [false, false, true])
  }
}
