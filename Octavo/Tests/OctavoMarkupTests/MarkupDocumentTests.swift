import OctavoMarkup
import Testing

struct MarkupDocumentTests {
  @Test func `headings and paragraphs become runs with their styles`() {
    let document = MarkupDocument(
      markdown:
        "# Loom *two*\n\nWeaves **th*rea*ds** with `let x` and ~~knots~~.\nNext line.  \nLast"
    )

    #expect(
      document.blocks == [
        .heading(level: 1, [MarkupRun("Loom "), MarkupRun("two", style: .emphasis)]),
        .paragraph([
          MarkupRun("Weaves "), MarkupRun("th", style: .strong),
          MarkupRun("rea", style: [.strong, .emphasis]), MarkupRun("ds", style: .strong),
          MarkupRun(" with "), MarkupRun("let x", style: .code), MarkupRun(" and "),
          MarkupRun("knots", style: .strike), MarkupRun(". Next line.\nLast"),
        ]),
      ]
    )
  }

  @Test func `lists keep numbers, boxes and what lies within them`() {
    let document = MarkupDocument(
      markdown: """
        3. first
        4. second
           - [x] done
           - [ ] open

             > said
        """
    )

    let inner = MarkupList(
      isTight: false,
      items: [
        .init(isDone: true, place: 22, [.paragraph([MarkupRun("done")])]),
        .init(
          isDone: false,
          place: 36,
          [.paragraph([MarkupRun("open")]), .quote([.paragraph([MarkupRun("said")])])]
        ),
      ]
    )
    #expect(
      document.blocks == [
        .list(
          MarkupList(
            start: 3,
            items: [
              .init([.paragraph([MarkupRun("first")])]),
              .init([.paragraph([MarkupRun("second")]), .list(inner)]),
            ]
          )
        )
      ]
    )
  }

  @Test func `tables keep alignments and fill short rows`() {
    let document = MarkupDocument(
      markdown: "a | *b* | c | d\n:-- | :-: | --: | ---\n1 | 2\n`x\\|y` | 2 | 3 | 4 | 5\n"
    )

    #expect(
      document.blocks == [
        .table(
          MarkupTable(
            alignments: [.left, .center, .right, .natural],
            header: [
              [MarkupRun("a")], [MarkupRun("b", style: .emphasis)], [MarkupRun("c")],
              [MarkupRun("d")],
            ],
            rows: [
              [[MarkupRun("1")], [MarkupRun("2")], [], []],
              [
                [MarkupRun("x|y", style: .code)], [MarkupRun("2")], [MarkupRun("3")],
                [MarkupRun("4")],
              ],
            ]
          )
        )
      ]
    )
  }

  @Test func `fenced code is highlighted in the language that it names`() {
    let document = MarkupDocument(markdown: "```swift title=a\nlet a\n\n```\n\n    plain\n")

    #expect(
      document.blocks == [
        .code(
          language: "swift",
          lines: [[TokenRun(.keyword, "let"), TokenRun(.plain, " a")], []]
        ),
        .code(language: nil, lines: [[TokenRun(.plain, "plain")]]),
      ]
    )
  }

  @Test func `links lead to the web, to mail or to a place in the repository`() {
    let document = MarkupDocument(
      markdown: """
        [a](https://example.org/x "t") [b](docs/a.md#top) [c](mailto:a@example.org) \
        <https://example.org> www.example.org [d](//example.org)
        """
    )

    #expect(
      document.blocks == [
        .paragraph([
          MarkupRun("a", link: "https://example.org/x"), MarkupRun(" "),
          MarkupRun("b", link: "docs/a.md#top"), MarkupRun(" "),
          MarkupRun("c", link: "mailto:a@example.org"), MarkupRun(" "),
          MarkupRun("https://example.org", link: "https://example.org"), MarkupRun(" "),
          MarkupRun("www.example.org", link: "http://www.example.org"), MarkupRun(" "),
          MarkupRun("d", link: "https://example.org"),
        ])
      ]
    )
  }

  @Test(arguments: [
    "javascript:alert(1)", "JaVaScRiPt:alert(1)", "data:text/html,x", "file:///etc/passwd",
    "vbscript:x", "java&#10;script:alert(1)", "&#x1b;]8;;http://example.org", "C:\\\\x",
    "https://example.org/&#x202e;gpj.exe", "https://exa&#xad;mple.org",
  ])
  func `any other link is shown as text without a link`(address: String) {
    let document = MarkupDocument(markdown: "[go](<\(address)>) ![see](<\(address)>)")

    #expect(document.blocks == [.paragraph([MarkupRun("go see")])])
  }

  @Test func `a lone picture is a block, one among words is a run`() {
    let document = MarkupDocument(
      markdown: "![A *loom*](art/loom.png)\n\nSee [![badge](https://example.org/b.svg)](ci.md) now"
    )

    #expect(
      document.blocks == [
        .image(MarkupRun("A loom", image: "art/loom.png")),
        .paragraph([
          MarkupRun("See "),
          MarkupRun("badge", link: "ci.md", image: "https://example.org/b.svg"),
          MarkupRun(" now"),
        ]),
      ]
    )
  }

  @Test func `the summary is the first blocks with words`() {
    let document = MarkupDocument(
      markdown: "![a](a.png)\n\n![b](b.png) ![c](c.png)\n\n---\n\n# Loom\n\nOne.\n\nTwo."
    )

    #expect(
      document.summary(blocks: 2).blocks == [
        .heading(level: 1, [MarkupRun("Loom")]), .paragraph([MarkupRun("One.")]),
      ]
    )
  }

  @Test func `bytes that are no text and zeros become replacement characters`() {
    let document = MarkupDocument(markdown: [0x61, 0xFF, 0x62, 0x00, 0x63])

    #expect(document.blocks == [.paragraph([MarkupRun("a\u{FFFD}b\u{FFFD}c")])])
  }

  @Test func `control and direction marks stay in the text, where a front end neutralises them`() {
    let document = MarkupDocument(markdown: "a\u{1B}[31m\u{202E}b")

    #expect(document.blocks == [.paragraph([MarkupRun("a\u{1B}[31m\u{202E}b")])])
  }
}
