import OctavoMarkup
import Testing

/// Documents that are read in portions.
struct MarkdownReaderTests {
  @Test(arguments: 0..<200)
  func `a random document has the same blocks in small portions and in one`(seed: UInt64) {
    var random = SplitMix(state: seed)
    let text = RandomMarkdown.text(&random)

    let whole = portions(of: text, bytes: 1 << 24)
    let small = portions(of: text, bytes: Int.random(in: 4...200, using: &random))

    #expect(Array(small.joined()) == Array(whole.joined()), "\(text.debugDescription)")
  }

  @Test func `a link of the first portion has its target from the last line of the document`() {
    let definitions = "[the  Loom]: /loom\n\n> [it]: </a&b>\n"
    let text = "See [the loom] and [this][It].\n\n" + filler(2_000) + definitions

    let portions = portions(of: text, bytes: 1_000)

    #expect(portions.count > 20)
    let links = portions[0].first?.runs.compactMap(\.link)
    #expect(links == ["/loom", "/a&b"])
  }

  @Test func `of two definitions of a label the first one counts in each portion`() {
    let text = "[a]\n\n" + filler(500) + "[A]: /one\n\n" + filler(500) + "[a]: /two\n\n[a]\n"

    let portions = portions(of: text, bytes: 500)

    #expect(portions.first?.first?.runs.first?.link == "/one")
    #expect(portions.last?.last?.runs.first?.link == "/one")
  }

  @Test func `a line of code that looks like a definition defines nothing`() {
    let text = "[a]\n\n" + filler(500) + "```\n[a]: /code\n```\n\n" + filler(500)

    #expect(portions(of: text, bytes: 500)[0].first?.runs == [MarkupRun("[a]")])
  }

  @Test func `the words right above a table are kept`() {
    let blocks = portions(of: "words\n|a|\n|-|\n|b|\n\n[a]: /b\n", bytes: 8).joined()

    #expect(blocks.first?.runs == [MarkupRun("words")])
    #expect(blocks.last?.tableRows == 1)
  }

  @Test func `the first portion of a long text is there before the others are read`() {
    var reader = MarkdownReader(filler(20_000).utf8)

    let blocks = reader.next()

    #expect(blocks?.isEmpty == false)
    #expect(reader.progress < 0.05)
  }

  @Test(arguments: 0..<50)
  func `the beginning of a text has the blocks of the whole text`(seed: UInt64) {
    var random = SplitMix(state: seed)
    let text = (0..<40).map { _ in RandomMarkdown.text(&random) }.joined(separator: "\n\n")
    let bytes = Array(text.utf8)

    let count = Int.random(in: 0...bytes.count, using: &random)
    var reader = MarkdownReader(bytes.prefix(count), portion: 100, isWhole: false)
    var beginning: [MarkupBlock] = []
    while let blocks = reader.next() { beginning += blocks }

    let whole = MarkupDocument(markdown: bytes.prefix(count)).blocks
    #expect(beginning.count <= whole.count)
    #expect(Array(whole.prefix(beginning.count)) == beginning)
  }

  @Test func `a document that is read again keeps the parts that are the same`() {
    let parts = MarkupOutline.parts(of: MarkupDocument(markdown: "a\n\nb\n\n[c]").blocks)
    let whole = MarkupOutline.parts(
      of: MarkupDocument(markdown: "a\n\nb\n\n[c]\n\nd\n\n[c]: /c").blocks
    )

    var again = PartJoin(isAgain: true)
    #expect(again.join(Array(whole[..<1]), to: parts) == nil)
    let change = again.join(Array(whole[1...]), to: parts)
    #expect(change?.kept == 2 && change?.added == whole[2...])

    var shorter = PartJoin(isAgain: true)
    #expect(shorter.join(Array(parts[..<2]), to: parts) == nil)
    #expect(shorter.kept(of: parts) == 2)
    var first = PartJoin(isAgain: false)
    #expect(first.join(whole, to: [])?.added == whole[...])
    #expect(first.kept(of: whole) == whole.count)
  }

  @Test func `a list, code and a table of more than a megabyte are all there`() {
    let items = 150_000
    let text = (1...items).map { "\($0). x\n" }.joined()
    let list = portions(of: text).joined().compactMap(\.list)
    let code = portions(of: "~~~ swift\n" + "let x = 1\n\n".times(120_000) + "~~~\n\nend").joined()
    let table = portions(of: "|a|b|\n|-|-|\n" + "| x | y |\n".times(120_000)).joined()

    #expect(list.count > 1)
    #expect(list.reduce(0) { $0 + $1.items.count } == items)
    var next = 1
    for list in list {
      #expect(list.start == next)
      next += list.items.count
    }
    #expect(code.reduce(0) { $0 + $1.codeLines } == 240_000)
    #expect(code.last == .paragraph([MarkupRun("end")]))
    #expect(table.reduce(0) { $0 + $1.tableRows } == 120_000)
  }

  @Test func `one line of three megabytes is read in pieces`() {
    let words = portions(of: "word ".times(600_000)).joined()

    let lengths = words.map { block in block.runs.reduce(1) { $0 + $1.text.utf8.count } }
    #expect(lengths.reduce(0, +) == 3_000_000)
  }

  private func filler(_ count: Int) -> String { "Some words of a paragraph.\n\n".times(count) }

  private func portions(of text: String, bytes: Int = MarkdownReader.usualPortion)
    -> [[MarkupBlock]]
  {
    var reader = MarkdownReader(text.utf8, portion: bytes)
    var portions: [[MarkupBlock]] = []
    while let blocks = reader.next() { portions.append(blocks) }
    return portions
  }
}

/// Makes documents of pieces that are hard to cut.
enum RandomMarkdown {
  private static let lines = [
    "", "", "", "word", "two words", "# Heading", "Title\n===", "---", "***", "```", "```swift",
    "~~~", "~~~~", "    code", "\tcode", "- item", "- [x] done", "* other", "+ third", "1. one",
    "2) two", "7. seven", "  - nested", "    - deeper", "   text in it", "> quote", "> > two",
    "> - in quote", ">", "> ```", "<div>", "</div>", "<!-- comment", "-->", "<script>", "</script>",
    "<custom>", "<pre>", "</pre>", "<a name=\"x\"></a>", "| a | b |", "|---|---|", "| c | d |",
    "a | b", "-|-", "[a]: /a", "[b]: <b c> 'title'", "[A]: /other", "> [q]: /quoted",
    "- [i]: /item",
    "[long\nlabel]: /long", "[c]:\n/next", "[d]: /d\n'title\nof lines'", "[a]", "[text][b]", "![q]",
    "[i] and [long label]", "[c] [d]", "**[a]**", "`[a]`", "\\[a]", "[^1]", "[^1]: note", "www.a.b",
    "word  ", "word\\", "&amp;", "<https://a.b>", "\u{FEFF}x", "日本[ß]", "[SS]: /s", "[ß]: /z",
    "-", "1.", "  ", "\t", "word\r", "a\rb", "~~s~~", "![p](p.png)", "<img src=\"a.png\">",
  ]

  static func text(_ random: inout SplitMix) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 1...60, using: &random) {
      let indent = String(
        repeating: " ",
        count: [0, 0, 0, 0, 2, 4][Int.random(in: 0..<6, using: &random)]
      )
      text += indent + (lines.randomElement(using: &random) ?? "")
      text += Int.random(in: 0..<40, using: &random) == 0 ? "\r\n" : "\n"
    }
    return text
  }
}

/// A generator of the same numbers for the same seed.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}

extension MarkupBlock {
  fileprivate var runs: [MarkupRun] {
    switch self {
    case .paragraph(let runs), .heading(_, let runs): runs
    default: []
    }
  }

  fileprivate var list: MarkupList? { if case .list(let list) = self { list } else { nil } }
  fileprivate var codeLines: Int { if case .code(_, let lines) = self { lines.count } else { 0 } }
  fileprivate var tableRows: Int {
    if case .table(let table) = self { table.rows.count } else { 0 }
  }
}
