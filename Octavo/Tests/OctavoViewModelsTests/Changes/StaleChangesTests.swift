import BinderyNavigation
import Testing

@testable import GitHubValues
@testable import OctavoViewModels

/// Actions of rows that the page has replaced by those of other changes.
struct StaleChangesTests {
  let fakes = Fakes()

  private let files = ["a.c", "b.c", "c.c"].map { Sample.changedFile($0, "@@ -1 +1 @@\n-x\n+y") }

  /// The paths of the files whose lines are hidden.
  private func folded(on page: ChangesViewModel) -> [String] {
    page.sections.filter { $0.rows.first?.path != nil && $0.rows.count == 1 }.map(\.title)
  }

  @Test func `a row of a removed file has no actions and opens nothing`() async throws {
    let page = await fakes.showCommit(changing: files)
    let rows = page.sections[3].rows
    let fold = try #require(page.actions(for: rows[2]).action("open"))

    await fakes.replaceCommit(on: page, changing: [files[0]])
    fold.perform()
    page.open(rows[0])

    #expect(page.sections.map(\.title) == ["", "a.c"])
    #expect(page.actions(for: rows[1]).isEmpty)
    #expect(folded(on: page) == [])
    #expect(page.selectedRow.restored == nil)
  }

  @Test func `an action acts on the file of its row, wherever that is now`() async throws {
    let page = await fakes.showCommit(changing: files)
    let row = page.sections[2].rows[2]
    let actions = page.actions(for: row)

    await fakes.replaceCommit(on: page, changing: [files[1], files[0]])
    actions.action("open")?.perform()
    let first = folded(on: page)
    page.actions(for: row).action("file")?.perform()

    #expect(first == ["b.c"])
    #expect(try fakes.top(SourceViewModel.self).path == "b.c")
  }

  @Test func `a file stays folded when others come before it`() async {
    let page = await fakes.showCommit(changing: files)
    page.open(page.sections[2].rows[0])

    await fakes.replaceCommit(
      on: page,
      changing: [Sample.changedFile("0.c", "@@ -1 +1 @@\n-x\n+y")] + files
    )

    #expect(folded(on: page) == ["b.c"])
  }

  @Test func `an action acts on the hunk of its row, wherever that is now`() async throws {
    let (first, second) = ("@@ -1 +1 @@\n-x\n+y", "@@ -20 +20 @@\n-v\n+w")
    let page = await fakes.showCommit(changing: [Sample.changedFile("a.c", second)])
    let head = try #require(page.rows.first { $0.isHunk })
    let fold = page.actions(for: head).action("fold.hunk")

    let both = Sample.changedFile("a.c", "\(first)\n\(second)")
    await fakes.replaceCommit(on: page, changing: [both])
    fold?.perform()
    let folded = page.rows.filter(\.isHunk).map(\.kind)
    await fakes.replaceCommit(on: page, changing: [Sample.changedFile("a.c", first)])
    page.open(head)

    #expect(folded == [.hunk(isFolded: false), .hunk(isFolded: true)])
    #expect(page.rows.filter(\.isHunk).map(\.kind) == [.hunk(isFolded: false)])
  }

  @Test func `a folded file stays folded if it is folded by an earlier menu`() async {
    let page = await fakes.showCommit(changing: files)
    let head = page.sections[1].rows[0]
    let fold = page.actions(for: head).action("open")

    page.open(head)
    fold?.perform()
    page.open(head)

    #expect(folded(on: page) == ["a.c"])
  }

  @Test func `a line has its source by the path of its file`() async throws {
    let page = await fakes.showCommit(changing: files)
    guard case .line(let line) = page.sections[2].rows[3].kind else { throw WrongRow() }

    await fakes.replaceCommit(
      on: page,
      changing: [files[2], Sample.changedFile("b.c", "@@ -1 +1 @@\n-x\n+y\n+z")]
    )
    let source = page.source(of: line.side)
    await fakes.replaceCommit(on: page, changing: [files[0]])

    #expect(source?.fileName == "b.c")
    #expect(source?.lines == ["y", "z"])
    #expect(page.source(of: line.side) == nil)
  }
}

private struct WrongRow: Error {}
