import OctavoMarkup
import Testing

/// The rules by which GitHub makes links of references.
struct ReferenceTests {
  private static let origin = "https://github.com"
  private let linker = ReferenceLinker(origin: origin, owner: "ada", repository: "engine")

  /// Returns the texts and the targets, below the server, of the links in a document.
  private func links(_ markdown: String) -> [String] {
    runs(of: MarkupDocument(markdown: markdown.utf8, linker).blocks).compactMap { run in
      run.link.map { link in
        let isOwn = link.hasPrefix(Self.origin + "/")
        return "\(run.text) > \(isOwn ? String(link.dropFirst(Self.origin.count + 1)) : link)"
      }
    }
  }

  private func runs(of blocks: [MarkupBlock]) -> [MarkupRun] {
    blocks.flatMap { block in
      switch block {
      case .heading(_, let runs), .paragraph(let runs): runs
      case .quote(let blocks): runs(of: blocks)
      case .list(let list): list.items.flatMap { runs(of: $0.blocks) }
      case .table(let table): (table.header + table.rows.flatMap(\.self)).flatMap(\.self)
      default: [MarkupRun]()
      }
    }
  }

  @Test(arguments: [
    ("See #12.", ["#12 > ada/engine/issues/12"]),
    (
      "(#12), #13: [#14]!",
      [
        "#12 > ada/engine/issues/12", "#13 > ada/engine/issues/13",
        "#14 > ada/engine/issues/14",
      ]
    ),
    ("GH-12 and gh-13.", ["GH-12 > ada/engine/issues/12", "gh-13 > ada/engine/issues/13"]),
    ("bob/loom#7, x.y/z", ["bob/loom#7 > bob/loom/issues/7"]),
    ("bob/loom.js#7.", ["bob/loom.js#7 > bob/loom.js/issues/7"]),
    ("参见#12。", ["#12 > ada/engine/issues/12"]),
    (
      "# Fixes #12\n\n> - #13\n\n| #14 |\n|--|\n| **#15** |",
      [
        "#12 > ada/engine/issues/12", "#13 > ada/engine/issues/13", "#14 > ada/engine/issues/14",
        "#15 > ada/engine/issues/15",
      ]
    ),
  ])
  func `a thread is named by its number`(text: String, expected: [String]) {
    #expect(links(text) == expected)
  }

  @Test(arguments: [
    "a#12", "#12a", "#12_", "é#12", "#12é", "##12", "&#x23;#12", "#0", "#012", "#1234567890",
    "# 12",
    "a/b/c#12", "-a/b#12", "/#12", "GH-0", "GH-1x", "xGH-12", "ghost-12", "`#12`",
    "```\n#12 @ada\n```", "    #12", "<code>#12</code>", "a<b>#12</b>", "**#12**a", "\\&#12",
  ])
  func `a number inside of a word, in code or of no thread is plain text`(text: String) {
    #expect(links(text) == [])
  }

  @Test(arguments: [
    ("@bob", ["@bob > bob"]), ("cc @bob, (@eve-2).", ["@bob > bob", "@eve-2 > eve-2"]),
    ("@bob's", ["@bob > bob"]), ("@bob…", ["@bob > bob"]),
    ("@ada/core-team.", ["@ada/core-team > orgs/ada/teams/core-team"]),
    ("@Ada/core", ["@Ada/core > orgs/Ada/teams/core"]),
  ])
  func `an account and a team of the owner are mentioned`(text: String, expected: [String]) {
    #expect(links(text) == expected)
  }

  @Test(arguments: [
    "a@bob", "@-bob", "@bob-", "@bob_", "@bob.dev", "@bob/", "@babel/core", "@ada/x/y", "x/@bob",
    "@@bob", "@", "@é", "@\(String(repeating: "a", count: 40))", "`@bob`",
  ])
  func `an address, a package or an impossible login is no mention`(text: String) {
    #expect(links(text) == [])
  }

  @Test(arguments: [
    ("1a2b3c4", ["1a2b3c4 > ada/engine/commit/1a2b3c4"]),
    ("in 1a2b3c4d5e.", ["1a2b3c4d5e > ada/engine/commit/1a2b3c4d5e"]),
    (
      "1a2b3c4...5d6e7f8",
      [
        "1a2b3c4 > ada/engine/commit/1a2b3c4",
        "5d6e7f8 > ada/engine/commit/5d6e7f8",
      ]
    ),
    ("bob/loom@1a2b3c4", ["bob/loom@1a2b3c4 > bob/loom/commit/1a2b3c4"]),
    ("bob@1a2b3c4", ["bob@1a2b3c4 > bob/engine/commit/1a2b3c4"]),
    (
      String(repeating: "1", count: 40),
      [
        String(repeating: "1", count: 40) + " > ada/engine/commit/"
          + String(repeating: "1", count: 40)
      ]
    ),
  ])
  func `a commit is named by 7 to 40 digits`(text: String, expected: [String]) {
    #expect(links(text) == expected)
  }

  @Test(arguments: [
    "1a2b3c", "defaced", "1500000", "1a2b3c4g", "x1a2b3c4", "1a2b3c4_", "1a2b3c4.png", "v-1a2b3c4",
    "550e8400-e29b-41d4-a716-446655440000", "a/1a2b3c4", "`1a2b3c4`",
    String(repeating: "1a", count: 21),
  ])
  func `a word, a number and a part of a name are no commits`(text: String) {
    #expect(links(text) == [])
  }

  @Test(arguments: [
    ("https://github.com/ada/engine/issues/12", "#12"),
    ("https://github.com/ada/engine/pull/12", "#12"),
    ("https://github.com/bob/loom/issues/7#issuecomment-1", "bob/loom#7 (comment)"),
    ("https://github.com/ada/engine/commit/1a2b3c4d5e", "1a2b3c4"),
    ("https://github.com/bob/loom/commit/1a2b3c4d5e", "bob/loom@1a2b3c4"),
    ("https://github.com/bob/loom", "https://github.com/bob/loom"),
    (
      "https://github.com.example.org/ada/engine/issues/12",
      "https://github.com.example.org/ada/engine/issues/12"
    ),
  ])
  func `a bare address of a thread or a commit is written in short`(address: String, text: String) {
    let runs = runs(of: MarkupDocument(markdown: address.utf8, linker).blocks)

    #expect(runs.map(\.text) == [text])
    #expect(runs.map(\.link) == [address])
  }

  @Test func `a link of the author stays as it is`() {
    let text = "[see #12](https://github.com/ada/engine/issues/12) [#13](a.md) ![#14](b.png)"

    #expect(
      links(text) == ["see #12 > ada/engine/issues/12", "#13 > a.md"]
    )
  }

  @Test func `a reference stands alone if it is all of a paragraph or an item`() {
    let blocks = MarkupDocument(markdown: "#12\n\n- #13\n- #14 and more\n".utf8, linker).blocks
    let parts = MarkupOutline.parts(of: blocks)

    #expect(parts.map { $0.loneReference?.suffix(2) } == ["12", "13", nil])
    #expect(parts.flatMap(\.references).map { $0.suffix(2) } == ["12", "13", "14"])
  }

  @Test func `the text of a document stays the same beside the links`() {
    let text = "é#1 #2é 参#3。 @a/b.c 1a2b3c4...5d6e7f8 a/b#1 @ada, \u{202E}#4\u{0}"

    #expect(linker.linked([MarkupRun(text)]).map(\.text).joined() == text)
  }

  @Test(arguments: [
    "#1", "@a", "a/", "a/b#1 ", "1a2b3c4", "@a/", "1a2b3c4.", "a@", "GH-1 ", "/#", "é#",
  ])
  func `twice the text takes no more than about twice the time`(piece: String) {
    func time(_ count: Int) -> Duration {
      let run = MarkupRun(String(repeating: piece, count: count))
      return (0..<3).map { _ in ContinuousClock().measure { _ = linker.linked([run]) } }.min()
        ?? .zero
    }
    let count = 100_000 / piece.utf8.count
    _ = time(count)
    let (once, fourTimes) = (time(count), time(4 * count))

    #expect(fourTimes < once * 8 + .milliseconds(50))
  }
}
