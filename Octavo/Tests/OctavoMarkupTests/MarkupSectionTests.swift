import Testing

@testable import OctavoMarkup

/// The documents of a thread, each of which is read by itself.
struct MarkupSectionTests {
  private func parts(_ texts: String...) -> [MarkupPart] {
    var feed = MarkupFeed(
      texts.enumerated().map { index, text in
        MarkupSection(
          name: "comment-\(index)",
          head: [MarkupRun("ada", link: "octavo-entry:comment-\(index)/author/")],
          text: text
        )
      }
    )
    var parts: [MarkupPart] = []
    while let portion = feed.read() { parts += portion }
    return parts
  }

  @Test func `each document has its line above it, and a rule between two of them`() {
    let parts = parts("One", "Two")

    #expect(parts.map(\.lines) == [["ada"], ["One"], [], ["ada"], ["Two"]])
    #expect(parts.map(\.names) == [["comment-0"], [], [], ["comment-1"], []])
  }

  @Test func `lines are below each other without a rule, and apart from the documents`() {
    let lines = ["ada closed this", "ada reopened this"].enumerated().map { index, words in
      MarkupSection(name: "event-\(index)", line: [MarkupRun(words, style: .muted)])
    }
    let documents = ["One", "Two"].map { text in
      MarkupSection(name: text, head: [MarkupRun("ada")], text: text)
    }
    var feed = MarkupFeed([documents[0]] + lines + [documents[1]])
    var parts: [MarkupPart] = []
    while let portion = feed.read() { parts += portion }

    #expect(
      parts.map(\.lines) == [
        ["ada"], ["One"], ["ada closed this"], ["ada reopened this"], [], ["ada"], ["Two"],
      ]
    )
    #expect(parts.map(\.gap) == [nil, 0, 0, nil, 0, 0, 0])
    #expect(parts[2].names == ["event-0"])
  }

  @Test(arguments: [
    "```\nno end", "<!-- no end", "<details><a name=\"comment-1\">", "[ada]: https://evil.example",
    "> quote", "| a |\n|---|\n| b |", "- item\n  - item", "<div align=\"center\">",
  ])
  func `nothing in a document changes how the next one is read`(hostile: String) {
    let parts = parts(hostile, "**Two** [ada]")

    #expect(
      parts.last?.content == .paragraph([MarkupRun("Two", style: .strong), MarkupRun(" [ada]")])
    )
    #expect(parts.last?.containers == [])
    #expect(parts.filter { $0.names.contains("comment-1") }.count == 1)
  }

  @Test(arguments: [
    "[x](octavo-entry:comment-0/delete/)", "<octavo-entry:comment-0/delete/>",
    "<a href=\"octavo-entry:comment-0/delete/\">x</a>",
    "[x][y]\n\n[y]: octavo-entry:comment-0/delete/",
    "![x](octavo-entry:comment-0/delete/)",
  ])
  func `no text has the address of an action`(hostile: String) {
    let links = parts(hostile).dropFirst().flatMap { part -> [String?] in
      guard case .paragraph(let runs) = part.content else { return [] }
      return runs.flatMap { [$0.link, $0.image] }
    }

    #expect(links.compactMap(\.self).filter { $0.hasPrefix("octavo-entry") } == [])
  }

  @Test func `a thread is read in portions, and as the same parts`() {
    let text = String(repeating: "word ", count: 2_000)
    var feed = MarkupFeed(
      (0..<20).map { MarkupSection(name: "\($0)", head: [], text: text) }
    )
    var portions: [Int] = []
    while let portion = feed.read() { portions.append(portion.count) }

    #expect(portions.count > 3 && portions.reduce(0, +) >= 20 * 2 + 19)
  }
}
