import BinderyNavigation
import BinderyTesting
import Foundation
import OctavoMarkup
import Testing

@testable import GitHubValues
@testable import OctavoViewModels

/// The threads of a pull request between the lines of its files.
struct ThreadRowTests {
  let fakes = Fakes()

  private let files = [
    Sample.changedFile("a.c", "@@ -1,3 +1,3 @@\n-low\n+high\n tide\n moon"),
    Sample.changedFile("b.c", "@@ -1 +1 @@\n-x\n+y"),
  ]

  private func thread(
    _ id: String,
    in path: String = "a.c",
    at line: Int? = nil,
    _ side: LinePlace.Side = .right,
    isResolved: Bool = false,
    says bodies: [String] = ["Why?"]
  ) -> GitHub.ReviewThread {
    let comments = bodies.enumerated().map { index, body in
      GitHub.ReviewComment(
        id: 70 + index,
        author: index == 0 ? GitHub.Account(login: "hina-m") : nil,
        body: body,
        path: path,
        isOnOldSide: side == .left,
        hunk: index == 0 ? "@@ -5,2 +5,3 @@\n a\n b\n+c" : "",
        createdAt: Sample.now.addingTimeInterval(-86_400),
        originalCommit: Sample.sha
      )
    }
    return GitHub.ReviewThread(
      id: id,
      path: path,
      line: line,
      originalLine: 7,
      side: side == .left ? .old : .new,
      isOnFile: false,
      isOutdated: line == nil,
      isResolved: isResolved,
      canResolve: true,
      canUnresolve: true,
      canReply: true,
      comments: comments,
      commentCount: comments.count
    )
  }

  private func shown(
    _ threads: [GitHub.ReviewThread],
    width: ChangesWidth = .narrow
  ) async -> ChangesViewModel {
    fakes.sync[.reviewThreads(of: Sample.pullPlace)] = threads
    return await fakes.showPull(Sample.pull(files), width: width)
  }

  private func texts(_ page: ChangesViewModel, _ section: Int = 1) -> [String] {
    page.sections[section].rows.map(\.text)
  }

  @Test(arguments: [ChangesWidth.narrow, .wide])
  func `a thread is below its line, with its comments`(width: ChangesWidth) async {
    let page = await shown([thread("T", at: 2, says: ["Why?", "So."])], width: width)

    let rows = page.sections[1].rows.drop { $0.text != "tide" }.map(\.text)
    #expect(
      rows == [
        "tide", "hina-m, 1 day ago · 2 comments", "Why?", "ghost, 1 day ago", "So.", "moon",
      ]
    )
    #expect(texts(page)[0] == "Modified · 2 comments")
  }

  @Test func `a thread at a line before the change is below that line`() async {
    let page = await shown([thread("T", at: 1, .left)])

    #expect(Array(texts(page)[2...3]) == ["low", "hina-m, 1 day ago · 1 comment"])
  }

  @Test func `an outdated thread is at the head of its file with the lines of then`() async {
    let page = await shown([thread("T")])

    #expect(
      Array(texts(page)[1...5]) == [
        "hina-m, 1 day ago · 1 comment · outdated · line 7 of then", "a", "b", "c", "Why?",
      ]
    )
  }

  @Test(arguments: [0, -1, 4, Int.max, Int.min])
  func `a thread at a line that is not there is at the head of its file`(line: Int) async {
    let page = await shown([thread("T", at: line)])

    #expect(page.sections[1].rows[1].isThread)
  }

  @Test func `a thread of a file that does not exist is not shown`() async {
    let page = await shown([thread("T", in: "none.c", at: 1)])

    #expect(page.rows.allSatisfy { !$0.isThread })
  }

  @Test func `a resolved thread is folded until the user opens it`() async throws {
    let page = await shown([thread("T", at: 2, isResolved: true)])
    let head = try #require(page.rows.first { $0.isThread })

    let folded = page.rows.count
    page.open(head)
    #expect(page.rows.count == folded + 1)
    #expect(page.selectedRow.id == head.id)
    page.actions(for: head).action("open")?.perform()
    #expect(page.rows.count == folded)
  }

  @Test func `a thread leads to its conversation`() async throws {
    let page = await shown([thread("T", at: 2)])
    let comment = try #require(page.rows.first { $0.text == "Why?" })

    page.actions(for: comment).action("conversation")?.perform()

    #expect(try fakes.top(IssueViewModel.self).number == 12)
  }

  @Test func `keys lead from thread to thread, also to one in a folded file`() async {
    let page = await shown([
      thread("T", at: 2), thread("U", in: "b.c", at: 1), thread("V", at: 1),
    ])
    page.open(page.sections[2].rows[0])
    page.selectedRow = SelectedRow()
    var selected: [String?] = []

    for id in ["next.thread", "next.thread", "next.thread", "previous.thread"] {
      page.actions.action(id)?.perform()
      selected.append(page.selectedRow.id)
    }

    #expect(selected == ["0.tV", "0.tT", "1", "0.tT"])
  }

  @Test func `each row has a name of its own by which it is found`() async throws {
    let threads =
      [1, 2, 3].map { (line: Int) in thread("T\(line)", at: line, says: ["A\n\nB", "C"]) } + [
        thread("O.1.2")
      ]
    for width in [ChangesWidth.narrow, .wide] {
      let page = await shown(threads, width: width)
      let rows = try #require(page.sections.dropFirst().first).rows
      let file = try #require(page.file(at: "a.c"))
      let lines = page.shownLines(of: file)
      let isWide = width == .wide
      let plain = FileRows(lines, isSideBySide: isWide, context: nil, folded: [])
      let noted = NotedRows(plain, page.notes(of: file, in: plain))

      #expect(Set(rows.map(\.id)).count == rows.count)
      #expect(noted.count == rows.count)
      for (offset, row) in rows.enumerated() {
        #expect(noted.offset(of: row.id) == offset)
        #expect(noted.row(at: offset).id == row.id)
      }
    }
  }

  @Test func `a long comment is cut, and hostile texts stay what they are`() async {
    let long = String(repeating: "tide \u{202E}\u{1B}[31m ", count: 40_000)
    let page = await shown([
      thread("T", at: 2, says: [long, String(repeating: "\n", count: 9_000)])
    ])

    #expect(page.rows.count < 40)
    #expect(page.rows.contains { $0.text == "…" })
  }

  @Test func `comments are Markdown, in lines of a limited width`() async {
    let text = """
      **No** `tide()`, see #7:
      next

      - one
      - [x] two

      ```swift
      let tide = 1
      ```
      > said

      \(String(repeating: "x", count: 100)) ![moon](m.png)
      """
    let page = await shown([thread("T", at: 2, says: [text])])

    let rows = page.sections[1].rows.filter { $0.kind == .comment }
    #expect(
      rows.map(\.text) == [
        "No tide(), see #7:", "next", "• one", "☑ two", "  let tide = 1", "", "│ said", "",
        String(repeating: "x", count: 72), String(repeating: "x", count: 28) + " ▣ moon",
      ]
    )
    #expect(rows.first?.runs.map(\.text).prefix(3) == ["No", " ", "tide()"])
    #expect(rows.first?.runs.contains { $0.link != nil } == true)
  }
}
