import BinderyTesting
import Foundation
import Testing

@testable import GitHubValues
@testable import OctavoViewModels

struct ChangesTests {
  let fakes = Fakes()

  private let files = [
    Sample.changedFile("a.c", "@@ -1,2 +1,2 @@\n-low\n+high\n tide\n@@ -9 +9 @@\n+end"),
    Sample.changedFile("b.c", "@@ -1 +1 @@\n" + String(repeating: "+x\n", count: 500)),
    Sample.changedFile("c.bin", nil), Sample.changedFile("d.c", nil, additions: 9),
    Sample.changedFile("f.c", nil, .renamed, from: "e.c"),
    Sample.changedFile("g.c", "@@ -1 +0,0 @@\n-x", .removed),
  ]

  private func commit(_ message: String = "Rise\n\nAnd fall.") -> GitHub.CommitDetail {
    Sample.commit(message, changing: files)
  }

  private func shownCommit(_ message: String = "Rise\n\nAnd fall.") async -> ChangesViewModel {
    await fakes.showChanges(Changes(commit(message)))
  }

  @Test func `a commit has its message, its users, its parents and its counts`() async {
    let page = await shownCommit()

    #expect(page.screenTitle == .double("Commit 0123456", subtitle: "maralind/tides"))
    #expect(
      page.sections.first?.rows.map(\.text) == [
        "Rise", "", "And fall.", "hina-m authored 3 days ago", "Juno committed 1 day ago",
        "Parent p1", "6 changed files",
      ]
    )
    #expect(
      page.sections.first?.rows.last?.kind == .summary(LineCounts(additions: 12, deletions: 1))
    )
  }

  @Test func `long lines of a message are wrapped between words`() async {
    let page = await shownCommit(String(repeating: "tide ", count: 30))

    let subject = page.rows.filter { $0.kind == .subject }
    #expect(subject.count == 3)
    #expect(subject.map(\.text).joined() == String(repeating: "tide ", count: 30).dropLast())
    #expect(subject.allSatisfy { $0.text.count <= 72 && !$0.text.hasPrefix(" ") })
  }

  @Test func `each file has a section with its lines, and a large one is folded`() async throws {
    let page = await shownCommit()

    #expect(page.sections.dropFirst().map(\.title) == files.map(\.path))
    #expect(page.sections.dropFirst().map(\.rows.count) == [7, 1, 2, 1, 2, 3])
    guard case .line(let line) = page.sections[1].rows[2].kind else { throw WrongRow() }
    #expect(line.kind == .deleted)
    #expect([line.numbers, line.sign, line.text] == ["   1     ", "-", "low"])
    #expect(page.sections[2].rows[0].text == "Modified · 500 lines")
  }

  @Test func `a file without lines says why`() async {
    let page = await shownCommit()

    #expect(
      [page.sections[3], page.sections[5]].map { $0.rows.last?.text } == [
        "Binary or empty file.", "Renamed without changes.",
      ]
    )
    #expect([page.sections[3], page.sections[5]].allSatisfy { $0.rows.last?.kind == .note })
    #expect(page.sections[4].rows.map(\.text) == ["Modified · 9 changed lines"])
    #expect(page.sections[5].rows[0].text == "Renamed from e.c")
  }

  @Test(arguments: [(397, false), (398, true)])
  func `a file is folded at first if it has more than 400 rows`(context: Int, isFolded: Bool) async
  {
    let lines = String(repeating: " x\n", count: context)
    let file = Sample.changedFile("a.c", "@@ -1 +1 @@\n-x\n+y\n\(lines)".trimmed)

    let page = await fakes.showCommit(changing: [file])

    #expect(page.sections[1].rows.count == (isFolded ? 1 : 401))
  }

  @Test func `unknown numbers are not shown as zero`() async {
    let file = Sample.changedFile("a.c", "+x\n-y", additions: nil)
    let empty = Sample.changedFile("b.png", nil, additions: nil)
    let comparison = GitHub.Comparison(
      status: .diverged,
      totalCommits: 0,
      commits: [],
      files: [file, empty]
    )

    let page = await fakes.showChanges(Changes(comparison), .comparison(base: "a", head: "b"))

    #expect(page.rows[0].text == "b is ahead of and behind a.")
    #expect(page.rows[1].kind == .summary(LineCounts(additions: nil, deletions: 0)))
    #expect(page.sections[1].rows[0].kind == .file(LineCounts(deletions: 0), isFolded: false))
    #expect(page.sections[1].rows[1...].map(\.spoken) == ["Added line: x", "Deleted line: y"])
    #expect(page.sections[2].rows.map(\.text) == ["Modified"])
  }

  @Test func `files are folded and unfolded, one or all`() async throws {
    let page = await shownCommit()

    page.open(page.sections[2].rows[0])
    #expect(page.sections[2].rows.count == 502)
    let line = page.sections[1].rows[3]
    page.actions(for: line).action("open")?.perform()
    #expect(page.sections[1].rows.count == 1)
    #expect(page.selectedRow.restored == page.sections[1].rows[0].id)
    page.actions.action("fold.all")?.perform()
    #expect(page.sections.dropFirst().allSatisfy { $0.rows.count == 1 })
    page.actions.action("fold.all")?.perform()
    #expect(page.sections.dropFirst().allSatisfy { $0.rows.count > 1 })
  }

  @Test func `the next and the previous change are selected in turn`() async {
    let page = await shownCommit()
    let hunks = page.rows.filter(\.isHunk).map(\.id)
    var selected: [String?] = []

    for id in ["change.next", "change.next", "change.next", "change.next", "change.previous"] {
      page.actions.action(id)?.perform()
      selected.append(page.selectedRow.restored)
    }

    #expect(hunks.count == 3)
    #expect(selected == [hunks[0], hunks[1], hunks[2], hunks[2], hunks[1]])
  }

  @Test func `rows lead to the author, the parent and the file`() async throws {
    let page = await shownCommit()
    let rows = page.sections[0].rows

    page.open(rows[3])
    #expect(try fakes.top(ProfileViewModel.self).login == "hina-m")
    page.open(rows[5])
    #expect(try fakes.top(ChangesViewModel.self).subject == .commit("p1"))
    page.actions(for: page.sections[1].rows[2]).action("file")?.perform()
    let source = try fakes.top(SourceViewModel.self)
    #expect([source.revision, source.path] == [Sample.sha, "a.c"])
    #expect(page.actions(for: page.sections[6].rows[0]).action("file") == nil)
  }

  @Test func `a commit has its page and its name`() async {
    let page = await shownCommit()

    for id in ["browser", "copy", "hash"] { page.actions.action(id)?.perform() }

    let address = "https://ghe.example.com/maralind/tides/commit/\(Sample.sha)"
    #expect(fakes.opened == [address])
    #expect(fakes.copied == [address, Sample.sha])
  }

  @Test func `the filter shows the files whose paths match`() async {
    let page = await shownCommit()

    page.keyword = "BIN"
    #expect(page.sections.map(\.title) == ["c.bin"])
    page.keyword = "nothing"
    #expect(page.content == .noMatches(keyword: "nothing"))
  }

  @Test(arguments: [
    (GitHub.Comparison.Status.ahead, "v2.0 is 2 commits ahead of v1/rc."),
    (.behind, "v2.0 is 1 commit behind v1/rc."),
    (.diverged, "v2.0 is 2 commits ahead of and 1 commit behind v1/rc."),
    (.identical, "v1/rc and v2.0 are the same commit."),
  ])
  func `a comparison has its commits above its files`(
    status: GitHub.Comparison.Status,
    text: String
  ) async throws {
    let comparison = GitHub.Comparison(
      status: status,
      aheadBy: 2,
      behindBy: 1,
      totalCommits: 2,
      commits: [commit().commit],
      files: [
        Sample.changedFile("a.c", nil, additions: 3), Sample.changedFile("b.c", nil, additions: 4),
      ]
    )

    let page = await fakes.showChanges(
      Changes(comparison),
      .comparison(base: "v1/rc", head: "v2.0")
    )
    page.actions.action("browser")?.perform()
    page.open(page.sections[1].rows[0])

    #expect(page.title == "v1/rc...v2.0")
    #expect(page.rows[0].text == text)
    #expect(page.rows[1].kind == .summary(LineCounts(additions: 7, deletions: 0)))
    #expect(page.sections.map(\.title) == ["", "1 of 2 commits", "a.c", "b.c"])
    #expect(fakes.opened == ["https://ghe.example.com/maralind/tides/compare/v1/rc...v2.0"])
    #expect(try fakes.top(ChangesViewModel.self).subject == .commit(Sample.sha))
  }

  @Test func `changes read back from the store as they were, with their rows`() throws {
    let changes = Changes(commit())

    let data = try JSONEncoder().encode(changes)
    let decoded = try JSONDecoder().decode(Changes.self, from: data)

    #expect(decoded == changes)
    #expect(decoded.files.map(\.lines) == changes.files.map(\.lines))
  }

  @Test func `a commit that does not exist says so, and has no page`() async {
    let page = ChangesViewModel(fakes.services, Sample.name, .commit("none"))

    fakes.show(.changes(page))
    await settle()

    #expect(page.content == .failed("Not found, or you don’t have access."))
    #expect(page.title == "Commit none")
    #expect(page.actions.action("browser") == nil)
  }

  @Test(arguments: ["a...b", "a/1...b/2"])
  func `an address leads to a comparison`(range: String) throws {
    let link = try DeepLink(parsing: "/maralind/tides/compare/\(range)")
    let names = range.components(separatedBy: "...")

    let route = Route.comparison(Sample.name, base: names[0], head: names[1])
    #expect(link.path(at: nil).targets.last == route)
  }

  @Test(arguments: ["main", "...b", "a...", "a..b"])
  func `an address without two ends leads to the repository`(range: String) throws {
    let link = try DeepLink(parsing: "/maralind/tides/compare/\(range)")

    #expect(link.path(at: nil).targets.last == .repository(Sample.name))
  }
}

private struct WrongRow: Error {}
