import BinderyTesting
import Foundation
import Testing

@testable import GitHubEndpoints
@testable import GitHubValues
@testable import OctavoViewModels

/// Changes of any size: the list of files at once, the lines of a file when it is unfolded.
struct LargeChangesTests {
  let fakes = Fakes()

  /// A patch that replaces lines.
  private func patch(_ lines: Int) -> String {
    "@@ -1,\(lines) +1,\(lines) @@\n" + String(repeating: "-low\n", count: lines)
      + String(repeating: "+high\n", count: lines)
  }

  /// Changed files with as many rows each.
  private func files(_ count: Int, rows: Int = 25) -> [GitHub.FileChange] {
    (0..<count).map { Sample.changedFile("src/\($0).c", patch((rows - 1) / 2)) }
  }

  private func versions(_ path: String, _ kind: GitHub.FileChange.Kind = .modified)
    -> FileVersions
  {
    FileVersions(
      old: kind == .added ? nil : .init(path: path, revision: "p1"),
      new: kind == .removed ? nil : .init(path: path, revision: Sample.sha)
    )
  }

  /// Sets the patch that is made of both versions of a file.
  private func setPatch(_ text: String, of path: String) {
    let query = StoreQuery.patch(versions(path), of: Sample.name)
    fakes.sync[query] = GitHub.File(path: path, text: text)
  }

  @Test func `a change of 3,000 files is a list of files, each of which opens in place`() async {
    let page = await fakes.showCommit(changing: files(3_000))
    #expect(page.sections.count == 3_001)
    #expect(page.sections.dropFirst().allSatisfy { $0.rows.count == 1 })
    #expect(page.sections[0].rows.last?.text == "3,000 changed files")
    #expect(page.sections[3_000].rows[0].text == "Modified · 24 lines")

    page.open(page.sections[3_000].rows[0])
    #expect(page.sections[3_000].rows.count == 26)
    #expect(page.selectedRow.id == page.sections[3_000].rows[0].id)
    page.actions.action("section.previous")?.perform()
    #expect(page.selectedRow.id == page.sections[2_999].rows[0].id)

    page.keyword = "src/1234"
    #expect(page.sections.map(\.title) == ["src/1234.c"])
    page.keyword = ""
    page.open(page.sections[3_000].rows[0])
    #expect(page.rowCount == page.sections[0].rows.count + 3_000)
    #expect(page.opened.isEmpty)
  }

  @Test func `a file of 66,668 lines is unfolded off the main actor`() async throws {
    let page = await fakes.showCommit(changing: [Sample.changedFile("tide.c", patch(33_334))])

    page.open(page.sections[1].rows[0])
    #expect(page.sections[1].rows.map(\.text).last == "Loading…")
    #expect(page.isLoading)
    while page.isLoading { await settle() }

    #expect(page.sections[1].rows.count == 66_670)
    guard case .line(let last)? = page.sections[1].rows.last?.kind else { throw WrongScreen() }
    #expect(last.newNumber == 33_334)
    let source = try #require(page.source(of: last.side))
    #expect(source.lines.count <= ChangeLine.Side.partLines)
    #expect(source.lines[last.place] == "high")
    page.width = .wide
    #expect(page.sections[1].rows.count == 33_336)
  }

  @Test func `a patch that the server has left out is made of both versions`() async {
    setPatch("@@ -1 +1 @@\n-low\n+high\n", of: "tide.c")
    let file = Sample.changedFile("tide.c", nil, additions: 66_668)
    let page = await fakes.showCommit(changing: [file])
    #expect(page.sections[1].rows.map(\.text) == ["Modified · 66668 changed lines"])
    fakes.sync.forgetRequests()

    page.open(page.sections[1].rows[0])
    while page.isLoading { await settle() }

    #expect(page.sections[1].rows.map(\.text) == ["Modified", "@@ -1 +1 @@", "low", "high"])
    #expect(fakes.sync.requests.count == 1)
  }

  @Test(arguments: [
    (Changes.binaryPatch, "Binary file."), (Data(), "No lines have changed."),
  ])
  func `versions without different lines say so`(patch: Data, note: String) async {
    let query = StoreQuery.patch(versions("tide.c"), of: Sample.name)
    fakes.sync[query] = GitHub.File(path: "tide.c", bytes: patch)
    let file = Sample.changedFile("tide.c", nil, additions: nil)
    let page = await fakes.showCommit(changing: [file])

    page.open(page.sections[1].rows[0])
    while page.isLoading { await settle() }

    #expect(page.sections[1].rows.map(\.text) == ["Modified", note])
    #expect(page.sections[1].rows.last?.kind == .note)
  }

  @Test func `versions that cannot be had are named, and requested again when unfolded again`()
    async
  {
    let page = await fakes.showCommit(changing: [Sample.changedFile("tide.c", nil, additions: 9)])

    page.open(page.sections[1].rows[0])
    while page.isLoading { await settle() }
    #expect(page.sections[1].rows.last?.text == "Not found, or you don’t have access.")

    setPatch("@@ -1 +1 @@\n-low\n+high\n", of: "tide.c")
    page.open(page.sections[1].rows[0])
    page.open(page.sections[1].rows[0])
    while page.isLoading { await settle() }
    #expect(page.sections[1].rows.last?.text == "high")
  }

  @Test func `an unfolded file has the rows of the changes that replace the shown ones`() async {
    let page = await fakes.showCommit(changing: [Sample.changedFile("tide.c", patch(300))])
    page.open(page.sections[1].rows[0])
    #expect(page.sections[1].rows.count == 602)

    await fakes.replaceCommit(
      on: page,
      changing: [
        Sample.changedFile("a.c", patch(1)), Sample.changedFile("tide.c", patch(250)),
      ]
    )

    #expect(page.sections.map(\.rows.count).dropFirst() == [4, 502])
    #expect(Set(page.rows.map(\.id)).count == page.rows.count)
  }

  @Test func `unfolding all files shows the first 20,000 rows, and says so`() async {
    let page = await fakes.showCommit(changing: files(3_000, rows: 101))

    page.actions.action("fold.all")?.perform()

    let unfolded = page.sections.dropFirst().count { $0.window.count > 1 }
    #expect(unfolded == 198)
    #expect(
      fakes.services.notice?.text
        == "Unfolded 198 of 3,000 files. The others can be unfolded one by one."
    )
    page.actions.action("fold.all")?.perform()
    #expect(page.opened.isEmpty)
    #expect(page.sections.dropFirst().allSatisfy { $0.rows.count == 1 })
  }

  @Test func `the files that were unfolded first are folded when there are too many rows`() async {
    let paths = (1...5).map { "\($0).c" }
    for path in paths { setPatch("@@ -1 +1 @@\n-low\n+high\n", of: path) }
    let page = await fakes.showCommit(
      changing: paths.map { Sample.changedFile($0, nil, additions: 60_000) }
    )

    for section in 1...5 {
      page.open(page.sections[section].rows[0])
      while page.isLoading { await settle() }
    }

    #expect(
      page.sections.dropFirst().map { $0.rows.count > 1 } == [false, false, true, true, true]
    )
  }

  @Test(arguments: [
    (Changes.Extent.whole, nil), (.loading, "Loading further files…"),
    (
      .truncated,
      "The server has sent only these files. Open the change in a browser for the rest."
    ),
  ])
  func `a list of files that is not whole says so`(extent: Changes.Extent, note: String?) async {
    let changes = Changes(.commit(Sample.commit(changing: files(2))), extent)

    let page = await fakes.showChanges(changes)

    #expect(page.sections[0].rows.last.flatMap { $0.kind == .note ? $0.text : nil } == note)
  }

  @Test func `patches beyond 8 MB are not kept but made again when needed`() {
    let large = String(repeating: "+high tide\n", count: 400_000)

    let changes = Changes(
      Sample.commit(
        changing: ["a.c", "b.c", "c.c"].map {
          Sample.changedFile($0, "@@ -0,0 +1,400000 @@\n\(large)", .added, additions: 400_000)
        }
      )
    )

    #expect(changes.files.map(\.change.lacksPatch) == [false, true, true])
    #expect(changes.files.allSatisfy { $0.folded.rows[0].text.contains("400000") })
  }
}
