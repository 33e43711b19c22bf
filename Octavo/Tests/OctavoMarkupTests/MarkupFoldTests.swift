import Testing

@testable import OctavoMarkup

/// The parts of a document that are shown only on request.
struct MarkupFoldTests {
  private func parts(_ markdown: String, portion: Int? = nil) -> [MarkupPart] {
    var reader = MarkdownReader(
      Array(markdown.utf8),
      portion: portion ?? MarkdownReader.usualPortion
    )
    var outline = MarkupOutline(named: "a")
    var parts: [MarkupPart] = []
    while let blocks = reader.next() { parts += outline.parts(of: blocks) }
    return parts
  }

  /// The texts of the parts that are shown while some folds are toggled.
  private func shown(_ markdown: String, _ toggled: String...) -> [String] {
    parts(markdown).filter { !$0.isHidden(toggled: Set(toggled)) }.flatMap(\.lines)
  }

  private let nested = """
    Above

    <details>
    <summary>The <b>log</b></summary>

    ```
    line
    ```

    <details><summary>More</summary>

    - Inner

    </details>

    Outer
    </details>

    Below
    """

  @Test func `closed details are one line with their summary`() {
    #expect(shown(nested) == ["Above", "The log", "Below"])
    #expect(
      parts(nested)[1].content
        == .fold([MarkupRun("The log", style: .strong)], MarkupFold("a/0"))
    )
  }

  @Test func `an opened fold shows its content, and nested ones open for themselves`() {
    #expect(shown(nested, "a/0") == ["Above", "The log", "line", "More", "Outer", "Below"])
    #expect(
      shown(nested, "a/0", "a/1") == [
        "Above", "The log", "line", "More", "Inner", "Outer", "Below",
      ]
    )
    #expect(shown(nested, "a/1") == ["Above", "The log", "Below"])
  }

  @Test func `the content of a fold is behind a mark, and what is below is not`() {
    let parts = parts(nested)

    #expect(parts.map(\.containers.count) == [0, 0, 1, 1, 3, 1, 0])
    #expect(parts.map(\.gap) == [nil, 0, 1, 1, 2, 1, 0])
  }

  @Test func `details that the author wants open are open until they are closed`() {
    let text = "<details open>\n<summary>Log</summary>\n\nInner\n\n</details>"

    #expect(shown(text) == ["Log", "Inner"])
    #expect(shown(text, "a/0") == ["Log"])
  }

  @Test(arguments: [
    "<details>\n\nInner\n\n</details>\n\nBelow": ["Details", "Below"],
    "<details><summary>\n\n## Log\n\n</summary>\n\nInner\n\n</details>\n\nBelow": ["Log", "Below"],
    "<details><summary><h3>Log</h3></summary><p>Inner</p></details>\n\nBelow": ["Log", "Below"],
    "<details><summary>Log</summary>\n\nInner</details>\n\nBelow": ["Log", "Below"],
    "- <details><summary>Log</summary>\n\n  Inner\n\nBelow": ["Log", "Below"],
    "> <details>\n> <summary>Log</summary>\n>\n> Inner\n\nBelow": ["Log", "Below"],
    "</details>\n\n<summary>Alone</summary>\n\nBelow": ["Alone", "Below"],
    "<details></details>\n\nBelow": ["Details", "Below"],
  ])
  func `a fold ends where its blocks end, however it is written`(_ text: String, _ lines: [String])
  {
    #expect(shown(text) == lines)
  }

  @Test func `a document that is read in portions has the same folds`() {
    let text = nested + "\n\n" + nested
    let whole = parts(text)

    #expect(parts(text, portion: 16) == whole)
    #expect(whole.compactMap(\.fold?.name) == ["a/0", "a/1", "a/2", "a/3"])
  }

  @Test func `folds within folds without end cost no more than others`() {
    let text = String(repeating: "<details><summary>x</summary>\n\n", count: 5_000) + "end"
    let parts = parts(text)

    #expect(parts.map(\.folds.count).max() == MarkupFold.mostNested)
    #expect(parts.last?.lines == ["end"])
  }

  @Test func `comments in HTML are hidden, also within words and over empty lines`() {
    #expect(shown("<!-- one\n\ntwo -->\n\nA <!-- three -->B\n\n<!-- four --> C") == ["A B", "C"])
  }

  @Test func `folds do not count for the first words of a readme`() {
    let document = MarkupDocument(markdown: nested)

    #expect(document.hasFolds)
    #expect(
      document.summary(blocks: 2).blocks
        == [.paragraph([MarkupRun("Above")]), .paragraph([MarkupRun("Below")])]
    )
  }

  @Test(arguments: [
    "[x](octavo-fold:a/0)", "<a href=\"octavo-fold:a/0\">x</a>", "<octavo-fold:a/0>",
  ])
  func `no text has the address of a fold`(hostile: String) {
    #expect(parts(hostile).allSatisfy { !"\($0)".contains("link: Optional(\"octavo-fold") })
  }

  private func comment(_ text: String) -> [MarkupPart] {
    var section = MarkupSection(name: "comment-1", head: [MarkupRun("ada")], text: text)
    section.isCut = true
    return section.parts(isFirst: true)
  }

  @Test func `the rest of a very long comment is a fold`() {
    let parts = comment((1...100).map { "Line \($0)" }.joined(separator: "\n\n"))
    let shown = parts.filter { !$0.isHidden(toggled: []) }

    #expect(shown.suffix(2).flatMap(\.lines) == ["Line 30", "140 more lines"])
    #expect(parts.last?.isHidden(toggled: ["comment-1/rest"]) == false)
  }

  @Test func `a long block of code is cut within`() {
    let code = (1...300).map { "let a\($0) = 1" }.joined(separator: "\n")
    let parts = comment("```swift\n\(code)\n```\n\nBelow")
    let shown = parts.filter { !$0.isHidden(toggled: []) }

    #expect(shown.flatMap(\.lines).count == 62)
    #expect(shown.last?.lines == ["242 more lines"])
    #expect(parts.filter { $0.fold == nil }.flatMap(\.lines).count == 302)
  }

  @Test func `a comment of a few more lines, and one of folds, are not cut`() {
    let lines = (1...36).map { "Line \($0)" }.joined(separator: "\n\n")
    let log = String(repeating: "Line\n\n", count: 500)

    #expect(comment(lines).allSatisfy { $0.fold == nil })
    #expect(
      comment("<details><summary>Log</summary>\n\n\(log)\n\n</details>").compactMap(\.fold?.name)
        == ["comment-1/0"]
    )
  }
}
