import OctavoMarkup
import Testing

/// Pictures on lines of their own, and the lines of texts that are no files.
struct PictureLineTests {
  private func words(_ markdown: String, breaksLines: Bool = false) -> [String] {
    MarkupDocument(markdown: markdown.utf8, breaksLines: breaksLines).blocks.map { block in
      switch block {
      case .paragraph(let runs):
        runs.map { $0.image == nil ? $0.text : "[\($0.text)]" }.joined()
      case .image(let run): "image \(run.text)"
      case .list: "list"
      default: "other"
      }
    }
  }

  @Test(arguments: [
    ("Seen here:\n![a](x.png)\nat noon", ["Seen here:", "image a", "at noon"]),
    ("![a](x.png)\n![b](y.png)", ["image a", "image b"]),
    ("![a](x.png) ![b](y.png)", ["[a] [b]"]),
    ("<img alt=\"a\" src=\"x.png\">\nbelow", ["image a", "below"]),
    ("above  \n  [![a](x.png)](y)  \nbelow", ["above", "image a", "below"]),
    ("**bold\n![a](x.png)\nstill**", ["bold\n[a]\nstill"]),
    ("one\ntwo ![a](x.png)", ["one\ntwo [a]"]), ("![a](x.png)\n", ["image a"]),
    ("above\n\n<img alt=\"a\" src=\"x.png\">\n", ["above", "image a"]),
    ("<p>\n<img alt=\"a\" src=\"x.png\" />\nb</p>", ["image a", "b"]),
    ("<b>\n<img alt=\"a\" src=\"x.png\">\nb</b>", ["[a] b"]),
  ])
  func `a picture with a line of its own stands alone`(_ text: String, _ blocks: [String]) {
    #expect(words(text, breaksLines: true) == blocks)
  }

  @Test func `pictures of a file stay in their row, as those that say its state`() {
    let tags = "<img alt=\"a\" src=\"x.png\">\n<img alt=\"b\" src=\"y.png\">"

    #expect(words("![a](x.png)\n![b](y.png)") == ["[a] [b]"])
    #expect(words(tags) == ["[a] [b]"])
  }

  @Test func `lines of a paragraph stay lines in a text that is no file`() {
    #expect(words("one\ntwo\n\nthree") == ["one two", "three"])
    #expect(words("one\ntwo\n\nthree", breaksLines: true) == ["one\ntwo", "three"])
  }

  @Test func `a paragraph of many pictures costs time that grows with its length`() {
    let text = String(repeating: "![a](x.png)\nword\n", count: 20_000)

    #expect(words(text, breaksLines: true).count == 40_000)
  }
}
