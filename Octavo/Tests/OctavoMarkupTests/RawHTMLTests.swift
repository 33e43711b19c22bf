import OctavoMarkup
import Testing

struct RawHTMLTests {
  @Test func `a block of tags is reduced to headings, words and pictures`() {
    let document = MarkupDocument(
      markdown: """
        <!-- a note -->
        <h1 align="center">
          <img src="logo.png" alt="The &quot;Loom&quot;" width=200><br>
          Loom &amp; Co
        </h1>
        <p align=center>Weaves <b>fast</b> &#8594; <a href='docs/'>read</a></p>
        <hr><ul><li>one<li>two</ul>
        """
    )

    #expect(
      document.blocks == [
        .heading(
          level: 1,
          [MarkupRun("The \"Loom\"", image: "logo.png"), MarkupRun("\n Loom & Co")]
        ),
        .paragraph([
          MarkupRun("Weaves "), MarkupRun("fast", style: .strong), MarkupRun(" → "),
          MarkupRun("read", link: "docs/"),
        ]),
        .rule,
        .paragraph([MarkupRun("• one")]),
        .paragraph([MarkupRun("• two")]),
      ]
    )
  }

  @Test func `tags within a sentence style it or vanish`() {
    let document = MarkupDocument(
      markdown: "Press <kbd>q</kbd>,<br/>see <a href=\"javascript:x\"><i>this</i></a> <u>now</u>."
    )

    #expect(
      document.blocks == [
        .paragraph([
          MarkupRun("Press "), MarkupRun("q", style: .code), MarkupRun(",\nsee "),
          MarkupRun("this", style: .emphasis), MarkupRun(" now."),
        ])
      ]
    )
  }

  @Test(arguments: [
    "<script>alert(1)</script>", "<style>a{}</style>", "<!-- x -->", "<div></div>",
    "<script>never closed", "<iframe src=\"https://example.org\"></iframe>", "<p", "<?php x ?>",
  ])
  func `scripts, comments and empty tags leave nothing`(html: String) {
    #expect(MarkupDocument(markdown: "\(html)\n").blocks.allSatisfy { $0.isText("<p") })
  }
}

extension MarkupBlock {
  fileprivate func isText(_ text: String) -> Bool { self == .paragraph([MarkupRun(text)]) }
}
