import BinderyNavigation
import BinderyTesting
import Testing

@testable import GitHubValues
@testable import OctavoViewModels

/// Pages of changes that are too long for all rows to be made.
struct ChangeWindowTests {
  let fakes = Fakes()

  /// Two files, of which the second has 66,668 changed lines in two hunks.
  private func shown(_ width: ChangesWidth = .narrow) async -> ChangesViewModel {
    let half = 16_667
    func hunk(_ start: Int) -> String {
      "@@ -\(start),\(half) +\(start),\(half) @@\n" + String(repeating: "-low\n", count: half)
        + String(repeating: "+high\n", count: half)
    }
    let page = await fakes.showCommit(
      changing: [
        Sample.changedFile("a.c", "@@ -1 +1 @@\n-x\n+y"),
        Sample.changedFile("tide.c", hunk(11) + hunk(20_011)),
        Sample.changedFile("z.c", "@@ -1 +1 @@\n-x\n+y"),
      ],
      width: width
    )
    page.open(page.sections[2].rows[0])
    while page.isLoading { await settle() }
    return page
  }

  @Test(arguments: [ChangesWidth.narrow, .wide])
  func `only the rows that are read are made, and few of them are kept`(
    width: ChangesWidth
  ) async throws {
    let page = await shown(width)

    #expect(page.rows.isEmpty)
    #expect(page.rowCount > 33_000)
    #expect(page.content == .rows)
    #expect(page.list.kept.isEmpty)
    for offset in 0..<3_000 { _ = page.row(at: offset) }
    #expect(page.list.kept.count <= 1_024)
    #expect(page.row(at: page.rowCount) == nil)
    #expect(page.row(at: -1) == nil)
    #expect(page.headings.map(\.title) == ["", "a.c", "tide.c", "z.c"])
    let last = try #require(page.headings.last)
    #expect(page.row(at: last.start)?.id == "2")
  }

  @Test(arguments: [ChangesWidth.narrow, .wide])
  func `each row is found by its name, in a file with a folded hunk and lines around the other`(
    width: ChangesWidth
  ) async throws {
    let query = StoreQuery<GitHub.File>.file("tide.c", of: Sample.name, at: Sample.sha)
    let text = (1...36_700).map {
      11..<16_678 ~= $0 || 20_011..<36_678 ~= $0 ? "high" : "line \($0)"
    }
    fakes.sync[query] = GitHub.File(path: "tide.c", text: text.joined(separator: "\n"))
    let page = await shown(width)
    let hunks = page.list.hunks.compactMap(page.row)
    page.actions(for: hunks[2]).action("context.up")?.perform()
    await settle()
    while page.isLoading { await settle() }
    page.open(hunks[1])

    #expect(page.row(at: page.list.hunks[1])?.text.hasSuffix(" · 33334 lines") == true)
    #expect(page.row(at: page.list.hunks[2] + 1)?.text == "line 20001")
    var names: Set<String> = []
    for offset in Array(0..<40) + Array((page.rowCount - 40)..<page.rowCount) {
      let row = try #require(page.row(at: offset))
      #expect(page.list.offset(of: row.id) == offset)
      #expect(names.insert(row.id).inserted)
    }
    #expect(page.list.offset(of: "1.4000") == nil)
    #expect(page.list.offset(of: "1.999999") == nil)
    #expect(page.list.offset(of: "1.c5") == nil)
  }

  @Test func `the keys of changes and files ask a view for the offset`() async throws {
    let page = await shown()
    page.selectedRow = SelectedRow()
    var offsets: [Int?] = []

    for id in ["change.next", "change.next", "change.next", "section.next", "section.previous"] {
      page.actions.action(id)?.perform()
      offsets.append(page.selectedRow.offset)
    }

    let (hunks, files) = (page.list.hunks, page.list.files)
    #expect(offsets == [hunks[0], hunks[1], hunks[2], files[2], files[1]])
    #expect(page.selectedRow.id == "1")
  }

  @Test func `the selected line stays selected in the other arrangement, and back`() async throws {
    let page = await shown()
    let line = try #require(page.row(at: page.list.hunks[1] + 20_000))
    page.selectedRow = SelectedRow()
    page.selectedRow.note(line.id)

    page.width = .wide
    let offset = try #require(page.selectedRow.offset)
    guard case .pair(_, let new?) = page.row(at: offset)?.kind else { throw WrongRow() }
    page.selectedRow.finishRestoration()
    page.selectedRow.note(try #require(page.row(at: offset)).id)
    page.width = .narrow

    #expect(line.kind == .line(new))
    #expect(page.selectedRow.id == line.id)
    #expect(page.selectedRow.offset.flatMap(page.row) == line)
  }

  @Test func `a row below a file that is unfolded stays selected`() async throws {
    let page = await shown()
    let line = try #require(page.row(at: page.rowCount - 1))
    page.selectedRow = SelectedRow()
    page.selectedRow.note(line.id)

    page.toggled.insert("a.c")

    #expect(page.selectedRow.offset == page.rowCount - 1)
    #expect(page.row(at: page.rowCount - 1) == line)
  }
}

private struct WrongRow: Error {}
