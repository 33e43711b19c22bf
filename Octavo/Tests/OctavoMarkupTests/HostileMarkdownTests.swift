import OctavoMarkup
import Testing

/// Inputs that cost an unguarded parser minutes, gigabytes or its stack.
@Suite(.timeLimit(.minutes(30)))
struct HostileMarkdownTests {
  @Test(arguments: [
    "[", "![", "*a_ ", "`a", "<b><i>", "<!--", "&", "> ", "* a\n", "|\n|-\n", "a\n|-|-\n",
    "www.a_", "a@b.c ", "[a]: x\n", "\0",
  ])
  func `a large text of one thing is read to the end in time`(piece: String) {
    let text = piece.times(400_000 / piece.utf8.count) + "\n\n"

    var reader = MarkdownReader(text.utf8)
    while let blocks = reader.next() { #expect(blocks.count < 2_000_000) }

    #expect(reader.progress == 1)
  }

  @Test(arguments: SlowText.allCases)
  func `inputs built to be slow are read in time`(slow: SlowText) {
    let document = MarkupDocument(markdown: slow.text)

    #expect(document.depth <= MarkupDocument.maximumDepth)
    #expect(document.size < 4 * slow.text.utf8.count)
  }

  @Test func `beyond the depth limit nothing is lost but the nesting`() {
    let text = (0..<600).map { String(repeating: "  ", count: $0) + "- n\($0)\n" }.joined()

    let document = MarkupDocument(markdown: text)

    #expect(document.depth == MarkupDocument.maximumDepth)
    #expect(document.words.count == 600)
  }

  @Test func `a list nested five hundred deep has all of its words`() {
    let text = (0..<500).map { String(repeating: "  ", count: $0) + "- n\($0)\n" }.joined()

    let document = MarkupDocument(markdown: text)

    #expect(document.words == (0..<500).map { "n\($0)" })
  }

  @Test func `long lines of dashes, deep code and big tables in real documents are kept`() {
    let dashes = String(repeating: "-", count: 120)
    let row = "| a | b | c |\n"
    let text =
      "```\n\(dashes)\n\(String(repeating: " ", count: 80))x\n```\n\n| 1 | 2 | 3 |\n|---|---|---|\n"
      + String(repeating: row, count: 2_000)

    let document = MarkupDocument(markdown: text)

    guard case .table(let table) = document.blocks.last else {
      Issue.record("no table")
      return
    }
    let code = [dashes, String(repeating: " ", count: 80) + "x"].map(TokenRun.plain)
    #expect(document.blocks.first == .code(language: nil, lines: code))
    #expect(table.rows.count == 2_000)
  }
}

enum SlowText: CaseIterable {
  case openLists, openQuotes, deeperLists, wideTable, longDefinition, loneMarks, lateTable

  var text: String {
    switch self {
    case .openLists: "* ".times(20_000) + "a\n" + "\n".times(400_000)
    case .openQuotes: "> ".times(20_000) + "a\n" + ">\n".times(200_000)
    case .deeperLists:
      (0..<600).map { "  ".times($0) + "- a\n" }.joined() + "\n".times(150_000)
    case .wideTable: "|".times(60_000) + "\n" + "|-".times(60_000) + "\n" + "a\n".times(100_000)
    case .longDefinition: "[a]: /" + "x".times(100_000) + "\n\n" + "[a]".times(130_000)
    case .loneMarks: "|`".times(100_000) + "\n" + "|-".times(65_000)
    case .lateTable: "x\n".times(200_000) + "|a|\n|-|\n"
    }
  }
}

extension String {
  /// The text so many times, doubled again and again, because `String(repeating:)` appends each.
  func times(_ count: Int) -> String {
    guard count > 1 else { return count == 1 ? self : "" }
    let half = times(count / 2)
    return half + half + (count.isMultiple(of: 2) ? "" : self)
  }
}

extension MarkupDocument {
  fileprivate var depth: Int { Self.depth(blocks) }
  fileprivate var words: [String] { Self.runs(blocks).map(\.text) }
  fileprivate var size: Int { words.reduce(0) { $0 + $1.utf8.count } }

  private static func depth(_ blocks: [MarkupBlock]) -> Int {
    blocks.lazy.map { block in
      switch block {
      case .quote(let inner): 1 + depth(inner)
      case .list(let list): 1 + (list.items.map { depth($0.blocks) }.max() ?? 0)
      default: 0
      }
    }.max() ?? 0
  }

  private static func runs(_ blocks: [MarkupBlock]) -> [MarkupRun] {
    blocks.flatMap { block -> [MarkupRun] in
      switch block {
      case .heading(_, let runs), .paragraph(let runs): runs
      case .quote(let inner): runs(inner)
      case .list(let list): list.items.flatMap { runs($0.blocks) }
      case .table(let table): (table.header + table.rows.joined()).flatMap(\.self)
      case .image(let run): [run]
      case .summary(let runs): runs
      case .code, .rule, .anchor, .simplified, .details, .detailsEnd: []
      }
    }
  }
}
