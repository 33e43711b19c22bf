import OctavoMarkup
import Testing

struct AnchorTests {
  private func anchors(_ markdown: String) -> [String] {
    MarkupDocument(markdown: markdown).anchors
  }

  @Test(arguments: [
    ("Usage", "usage"), ("Getting Started", "getting-started"), ("What’s new?", "whats-new"),
    ("C++ & C#", "c--c"), ("snake_case and `code()`", "snake_case-and-code"),
    ("🚀 Start", "-start"), ("1. First", "1-first"), ("Straße 東京 Ünï", "straße-東京-ünï"),
    ("**Bold** [link](https://example.org)", "bold-link"), ("a – b", "a--b"),
    ("![logo](a.png) Octavo", "-octavo"), ("???", ""),
  ])
  func `the anchor of a heading is that of GitHub`(heading: String, anchor: String) {
    #expect(anchors("# \(heading)") == [anchor])
  }

  @Test func `headings with the same words are numbered`() {
    #expect(
      anchors("# Usage\n## Usage\n### usage!\n## Usage-1") == [
        "usage", "usage-1", "usage-2", "usage-1",
      ]
    )
  }

  @Test func `headings in lists, quotes and raw HTML count from top to bottom`() {
    #expect(
      anchors("- # One\n\n> ## Two\n\n<h2 align=\"center\">Three</h2>\n\nFour\n====") == [
        "one", "two", "three", "four",
      ]
    )
  }

  @Test func `places that are named in raw HTML stand before their blocks`() {
    let markdown = """
      <a name="start"></a>

      # Guide <a id="guide"></a>

      <h2 id="use">Use</h2>

      - <a name="one"/>One

      | a |
      |---|
      | <a id="cell"></a>b |

      <p><a name="">No</a> <b name="no">name</b></p></a id="end">
      """
    let names = MarkupDocument(markdown: markdown).blocks.compactMap { block -> String? in
      switch block {
      case .anchor(let name): name
      case .heading: "heading"
      case .list(let list): "\(list.items[0].blocks[0])"
      case .table: "table"
      default: nil
      }
    }

    #expect(
      names == [
        "start", "guide", "heading", "use", "heading", "anchor(\"one\")", "cell", "table",
      ]
    )
  }

  @Test func `hostile headings have anchors without control characters`() {
    #expect(anchors("# \u{1B}[2Ja\u{202E}b\u{7}") == ["2jab"])
  }
}
