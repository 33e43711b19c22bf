import BinderyNavigation
import BinderyTerminal
import GitHubValues
import OctavoMarkup
import Testing

@testable import OctavoTerminal
@testable import OctavoViewModels

struct MarkupPaneStateTests {
  private final class Page: ViewModel, SectionedPage {
    var scrollPosition = PagePosition()
    var section: SectionReveal?
    var isAtSection = true
    let contents = DocumentContents()
    var documentSearch: DocumentSearch?
    var missed: [String] = []

    func didNotFind(_ search: DocumentSearch) { missed.append(search.text) }

    isolated deinit {}
  }

  private let page = Page()
  private let state = MarkupPaneState()
  private let document = MarkupPage()
  private let pictures = DocumentPictures(account: { nil }) { _ in nil }
  private let words = String(repeating: "Words.\n\n", count: 20)

  /// Draws a document below some lines, and returns the rows of the first visible line and of all.
  @discardableResult private func draw(_ text: String, head: Int = 1, width: Int = 80) -> Int {
    let place = DocumentPlace(
      repository: GitHub.RepositoryName(owner: "a", name: "b"),
      revision: "main",
      path: "README.md"
    )
    let file = GitHub.File(path: "README.md", text: text)
    document.show(file, at: place, width, pictures, page.contents)
    return draw(head: head, width: width)
  }

  private func draw(head: Int = 1, width: Int = 80) -> Int {
    let content = MarkupContent(
      head: MarkupText(Array(repeating: [], count: head)),
      document: document
    )
    state.prepare(content, Size(columns: width, rows: 10), page)
    state.finish(content)
    return state.scroll.offset
  }

  private func line(_ row: Int, head: Int = 1) -> String {
    MarkupContent(head: MarkupText(Array(repeating: [], count: head)), document: document)
      .line(at: row).map(\.text).joined()
  }

  @Test(arguments: [0, 1, 2, 10, 22, 30])
  func `the first visible line stays when lines above it are added`(top: Int) {
    draw(words)
    state.scroll.move(to: top)
    #expect(draw() == top)

    #expect(draw(head: 4) == (top == 0 ? 0 : top + 3))
  }

  @Test func `a section stays at the top at another width, until the user scrolls`() {
    let text = "\(words)# One\n\n\(words)## Two\n\n\(words)"
    page.section = SectionReveal("two", after: nil)
    let top = draw(text)
    #expect(line(top + 1) == "Two")

    #expect(draw(head: 9, width: 40) == top + 8)
    page.isAtSection = false
    state.scroll.move(to: 0)
    #expect(draw(head: 9, width: 60) == 0)
  }

  @Test func `a section that does not exist is not at the top`() {
    page.section = SectionReveal("three", after: nil)

    #expect(draw("# One\n\n" + words) == 0)

    #expect(!page.isAtSection)
  }

  @Test func `two megabytes are there part by part, and a link leads to the last section`() async {
    let sections = (0..<13_000).map { number in
      "## Section \(number)\n\nSome words of this section, which are *longer* than one line is "
        + "wide, and so they are wrapped to a second one.\n\n- an item\n- another item\n\n"
    }
    let text = sections.joined()
    #expect(text.utf8.count > 2_000_000)
    page.section = SectionReveal("section-12999", after: nil)
    draw(text)
    #expect(!document.isComplete)

    while !document.isComplete { await Task.yield() }
    let top = draw()

    #expect(line(top + 1) == "Section 12999")
    #expect(document.parts.count == 52_000)
    #expect(document.layouts < 100)
  }

  @Test func `a text is found far below, and above, and a text that is missing is reported`() async
  {
    let text = (0..<5_000).map { "Word\($0)" }.joined(separator: "\n\n")
    draw(text)
    while !document.isComplete { await Task.yield() }

    #expect(await find("WORD4321") == "Word4321")
    #expect(await find("word4") == "Word4321")
    #expect(await find("word4") == "Word4322")
    #expect(await find("word4", backwards: true) == "Word4321")
    #expect(await find("nothing") == "Word4321")
    #expect(page.missed == ["nothing"])
  }

  @Test func `a fold keeps the first visible line, and a search opens the fold of its place`() async
  {
    let fold = "<details><summary>Log</summary>\n\n\(words)Hidden tide\n\n</details>\n\n"
    let text = "\(words)\(fold)\(words)"
    draw(text)
    let closed = document.rowCount
    state.scroll.move(to: 36)
    #expect(draw() == 36)

    #expect(page.contents.toggleFold(at: MarkupFold("/0").address))
    draw(text)
    #expect(state.scroll.offset == 36 && document.rowCount == closed + 42)
    #expect(page.contents.toggleFold(at: MarkupFold("/0").address))
    draw(text)
    #expect(document.rowCount == closed)

    page.documentSearch = DocumentSearch("hidden", after: nil)
    draw(text)
    while document.isSearching { await Task.yield() }
    draw(text)
    #expect(line(state.scroll.offset + 1) == "┊ Hidden tide")
    #expect(page.contents.toggledFolds == ["/0"])
  }

  @Test func `a link to a section in a fold opens it`() async {
    let fold = "<details><summary>Log</summary>\n\n\(words)## Two\n\n</details>\n\n"
    let text = "\(words)\(fold)\(words)"
    page.section = SectionReveal("two", after: nil)
    draw(text)
    #expect(line(state.scroll.offset + 1) == "▸ Log")

    while page.contents.toggledFolds.isEmpty { await Task.yield() }
    draw(text)
    #expect(line(state.scroll.offset + 1) == "▾ Log")
  }

  @Test func `a text that has not been read yet is found when it has`() async {
    draw((0..<5_000).map { "Word\($0)" }.joined(separator: "\n\n"))
    #expect(!document.isComplete)
    page.documentSearch = DocumentSearch("word4999", after: nil)
    _ = draw()

    while !document.isComplete || document.isSearching { await Task.yield() }

    #expect(line(draw() + 1) == "Word4999")
    #expect(page.missed == [])
  }

  @Test func `each place of a text is marked, the current one in another way`() async {
    let text =
      "# One tide\n\n- a **ti**de, a tide\n\n| tide |\n|---|\n| x |\n\n```c\nint tide;\n```\n"
    draw(text)
    let current = SearchStyle.current

    var shown: [[String]] = []
    for _ in 0..<6 {
      _ = await find("TIDE")
      shown.append((0..<document.rowCount).map { marked(in: $0 + 1) { $0 == current } })
    }

    #expect(
      shown.map { $0.filter { !$0.isEmpty }.joined(separator: "|") } == [
        "tide", "tide", "tide", "tide", "tide", "tide",
      ]
    )
    #expect(shown.map { $0.firstIndex { !$0.isEmpty } } == [0, 3, 3, 5, 9, 0])
    let others = (0..<document.rowCount).map { marked(in: $0 + 1) { $0.isMatch } }
    #expect(others.filter { !$0.isEmpty } == ["tidetide", "tide", "tide"])

    page.documentSearch = nil
    _ = draw()
    #expect((0..<document.rowCount).allSatisfy { marked(in: $0 + 1) { $0 == current } == "" })
  }

  /// Returns the text of a line in styles.
  private func marked(in row: Int, _ isIncluded: (Style) -> Bool) -> String {
    MarkupContent(head: MarkupText([[]]), document: document)
      .line(at: row).filter { isIncluded($0.style) }.map(\.text).joined()
  }

  @Test func `the text of a picture is found, and stays whole`() async {
    draw("One.\n\n![The tide at noon](a.png)\n")

    #expect(await find("tide") == "▣ The tide at noon")
  }

  @Test func `titles are those of the document, also after it has changed`() {
    draw("# One\n\n```\n# Code\n```\n\n## Two\n\nThree\n=====\n\n> ## Four\n")
    #expect(page.contents.titles.map(\.text) == ["One", "Two", "Three", "Four"])
    #expect(page.contents.titles.map(\.level) == [1, 2, 1, 2])
    #expect(page.contents.titles.map(\.number) == [0, 1, 2, 3])

    draw("# New\n")

    #expect(page.contents.titles.map(\.anchor) == ["new"])
  }

  @Test func `a title leads to its own section if others have the same anchor`() {
    let filling = String(repeating: "Words.\n\n", count: 20)
    let text = "# A-1\n\n\(filling)# A\n\n\(filling)# A\n\nThe third.\n\n\(filling)"
    draw(text)
    let titles = page.contents.titles
    #expect(titles.map(\.anchor) == ["a-1", "a", "a-1"])

    page.section = SectionReveal("a-1", title: 2, after: nil)
    let top = draw(text)
    #expect(line(top + 4) == "The third.")

    // The document has lost the title, so the anchor counts.
    page.section = SectionReveal("a-1", title: 7, after: page.section)
    page.isAtSection = true
    #expect(line(draw(text) + 1) == "A-1")
  }

  /// Looks for a text, and returns the line that is shown below the top.
  private func find(_ text: String, backwards: Bool = false) async -> String {
    page.documentSearch = DocumentSearch(text, isBackwards: backwards, after: page.documentSearch)
    _ = draw()
    while document.isSearching { await Task.yield() }
    return line(draw() + 1)
  }

  @Test func `scrolling up through parts that were never laid out skips no line`() async {
    let text = (0..<3_000).map { "\($0) " + String(repeating: "ä ", count: 60) }
      .joined(separator: "\n\n")
    draw(text, width: 40)
    while !document.isComplete { await Task.yield() }
    _ = draw(width: 40)
    state.scroll.move(to: .max / 2)
    var top = draw(width: 40)
    #expect(document.layouts < 400)

    var seen: [String] = []
    for _ in 0..<400 {
      seen.append(line(top))
      state.scroll.move(to: top - 1)
      top = draw(width: 40)
    }

    let numbers = seen.compactMap { $0.split(separator: " ").first.flatMap { Int($0) } }
    #expect(numbers.count > 60)
    #expect(zip(numbers, numbers.dropFirst()).allSatisfy { $0 == $1 + 1 })
  }
}

extension Style {
  fileprivate var isMatch: Bool {
    [Style.plain, .bold, Style(.accent, .bold)].contains { SearchStyle.other(in: $0) == self }
  }
}
