import BinderyTerminal
import OctavoMarkup
import Testing

@testable import OctavoTerminal

struct MarkupLayoutTests {
  private func text(_ markdown: String, width: Int = 24) -> [String] {
    MarkupLayout(width: width).lines(of: MarkupDocument(markdown: markdown).blocks).map { line in
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
    let lines = MarkupLayout(width: width).lines(of: MarkupDocument(markdown: markdown).blocks)
    // Three columns cannot be narrower than three cells and their lines.
    #expect(lines.allSatisfy { $0.displayWidth <= max(width, 15) })
  }
}
