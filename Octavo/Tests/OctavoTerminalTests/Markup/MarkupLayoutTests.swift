import BinderyTerminal
import OctavoMarkup
import OctavoViewModels
import Testing

@testable import OctavoTerminal

struct MarkupLayoutTests {
  private func lines(_ markdown: String, width: Int) -> [[Run]] {
    MarkupLayout(width: width).text(of: MarkupDocument(markdown: markdown).blocks).lines
  }

  private func text(_ markdown: String, width: Int = 24) -> [String] {
    lines(markdown, width: width).map { line in
      var text = line.map(\.text).joined()
      while text.last == " " { text.removeLast() }
      return text
    }
  }

  @Test func `headings and paragraphs stand apart and wrap`() {
    #expect(
      text("# Title\n\nSome words that are longer than a line.\n\n## Next") == [
        "Title", "━━━━━", "", "Some words that are", "longer than a line.", "", "Next",
      ]
    )
  }

  @Test func `lists are indented under their marks`() {
    #expect(
      text(
        "- one\n- two words that wrap around\n  - inner\n\n3. three\n4. four\n\n- [x] done\n- [ ] open"
      ) == [
        "• one", "• two words that wrap", "  around", "", "  • inner", "", "3. three", "4. four",
        "",
        "☑ done", "☐ open",
      ]
    )
  }

  @Test func `tables keep their columns, quotes and code their edges`() {
    #expect(
      text("| a | number |\n|---|---:|\n| long word | 7 |\n\n> said\n\n```\nlet x = 1\n```") == [
        "a         │ number", "──────────┼───────", "long word │      7", "", "▎ said", "",
        "│ let x = 1",
      ]
    )
  }

  @Test func `long cells are wrapped in their columns`() {
    let table = "| key | meaning |\n|---|---|\n| `a` | opens the list of accounts |\n| b | back |"

    #expect(
      text(table) == [
        "key │ meaning", "────┼───────────────────", "a   │ opens the list of",
        "    │ accounts", "    │", "b   │ back",
      ]
    )
  }

  @Test func `a table with too many columns is a list of its rows`() {
    let table =
      "| name | first | second |\n|---|---|---|\n"
      + "| a long name | a long value | another value |\n| b | | short |"

    #expect(
      text(table) == [
        "name: a long name", "first: a long value", "second: another value",
        "────────────────────────", "name: b", "second: short",
      ]
    )
  }

  @Test func `a long line of code is wrapped, and its parts have a broken edge`() {
    #expect(
      text("```\nlet number = first + second\n\nx\n```") == [
        "│ let number = first + s", "┆ econd", "│", "│ x",
      ]
    )
  }

  @Test func `a long heading is not repeated in full for each row`() {
    let heading = String(repeating: "h", count: 10_000)
    let row = "| " + String(repeating: "x", count: 30) + " | yyyyyyyyyyy |\n"
    let table = "| \(heading) | b |\n|---|---|\n" + String(repeating: row, count: 200)

    #expect(text(table, width: 20).count < 2_000)
  }

  @Test func `a column is narrowed only as far as it must be, the first ones more than the last`() {
    let cells = [30, 30, 30, 5].map { String(repeating: "x", count: $0) }
    let table = "|a|b|c|d|\n|-|-|-|-|\n| \(cells.joined(separator: " | ")) |"

    #expect(text(table, width: 60)[1].split(separator: "┼").map(\.count) == [16, 17, 18, 6])
  }

  @Test func `a table of four columns of words is read in sixty columns`() {
    let table = """
      | Option | Type | Default | Meaning |
      |---|---|---:|---|
      | `retries` | number | 3 | how often a request is sent again |
      | `timeout` | seconds | 30 | the time after which a request fails |
      """

    let lines = text(table, width: 60)

    #expect(lines.allSatisfy { $0.count <= 60 })
    #expect(lines[0] == "Option  │ Type    │ Default │ Meaning")
    #expect(lines[2] == "retries │ number  │       3 │ how often a request is sent")
    #expect(lines[3] == "        │         │         │ again")
  }

  @Test func `a closed fold is one line, whose words are a link`() {
    let markdown = "<details><summary>The log</summary>\n\nHigh tide\n\n</details>\n\nBelow"
    let parts = MarkupOutline.parts(of: MarkupDocument(markdown: markdown).blocks)
    var layout = MarkupLayout(width: 24)
    func lines() -> [[Run]] {
      parts.enumerated().flatMap { layout.text(of: $1, at: $0).lines }
    }
    let closed = lines()
    layout.toggledFolds = ["/0"]

    #expect(closed.map { $0.map(\.text).joined() } == ["▸ The log", "", "Below"])
    #expect(closed[0].allSatisfy { $0.link == MarkupFold("/0").address })
    #expect(
      lines().map { $0.map(\.text).joined() } == [
        "▾ The log", "┊ ", "┊ High tide", "", "Below",
      ]
    )
  }

  @Test func `a table of thousands of wide columns is cut, and says so`() {
    let cell = [MarkupRun(String(repeating: "x", count: 100))]
    let row = Array(repeating: cell, count: 65_000)
    let table = MarkupTable(alignments: [], header: row, rows: [row, row])

    let lines = MarkupTableLayout(table, width: 100).lines.map { $0.map(\.text).joined() }

    #expect(lines.last == Strings.wideTable)
    #expect(lines.count < 500)
  }

  @Test func `the rows of a long table are laid out in parts of the same columns`() {
    let rows = (0..<10_000).map { "| \($0) | text |\n" }.joined()

    let lines = text("| a | b |\n|---|---|\n" + rows)

    #expect(lines.count == 10_002)
    #expect(lines[1] == "─────┼─────" && lines[2] == "0    │ text")
    #expect(lines[10_001] == "9999 │ text")
  }

  @Test func `a list nested five hundred deep has all of its lines`() {
    let list = (0..<500).map { String(repeating: "  ", count: $0) + "- n\($0)\n" }.joined()

    let words = text(list, width: 60).compactMap { $0.split(separator: " ").last }

    #expect(words.filter { $0.hasPrefix("n") } == (0..<500).map { "n\($0)" })
    let deepest = text(list, width: 60).filter { !$0.isEmpty }
    #expect(deepest[11] == String(repeating: "  ", count: 11) + "• n11")
    #expect(deepest[12] == String(repeating: "  ", count: 11) + "‹13› • n12")
    #expect(deepest[499] == String(repeating: "  ", count: 11) + "‹500› • n499")
  }

  @Test func `quotes and lists nested five hundred deep have all of their words and room`() {
    let marks = (0..<250).map { _ in "> 7. " }.joined()
    let lines = text("\(marks)the words\n> out\n\n\(marks)again", width: 100)

    #expect(lines.contains { $0.hasSuffix("‹500› 7. the words out") })
    #expect(lines.last?.hasSuffix("‹500› 7. again") == true)
  }

  @Test func `a line of code of a hundred thousand characters is drawn to its end`() {
    let code = String(repeating: "x", count: 100_000)

    let lines = text("```\n\(code)\n```\n", width: 102)

    #expect(lines.count == 1_000)
    #expect(lines.first?.first == "│" && lines.dropFirst().allSatisfy { $0.first == "┆" })
  }

  @Test(arguments: [8, 9, 13, 40])
  func `no line is wider than the page`(width: Int) {
    let markdown = """
      # A very long heading that has to wrap somewhere
      - a list with an_unbreakable_word_that_is_long 日本語日本語日本語
        > quoted | text
      | column one | column two | three |
      |---|---|---|
      | some long cell | another long cell | and one more |

      ```swift
      let somethingVeryLong = anotherThing(with: arguments)
      ```
      """
    let lines = lines(markdown, width: width)
    // The quote in the list has eight columns at least, and four of marks before them.
    #expect(lines.allSatisfy { $0.displayWidth <= max(width, 12) })
  }
}
