import BinderyNavigation
import BinderyTesting
import Foundation
import Testing

@testable import GitHubValues
@testable import OctavoViewModels

/// Hunks whose lines are hidden, and unchanged lines that are shown around hunks.
struct ChangeContextTests {
  let fakes = Fakes()
  private let query = StoreQuery<GitHub.File>.file("a.c", of: Sample.name, at: Sample.sha)
  private let patch = """
    @@ -10,5 +10,5 @@ tide
     10
     11
    -x
    +12
     13
     14
    @@ -28,4 +28,5 @@
     28
     29
    +30
     31
     32
    """

  private func shown(_ text: String? = nil, width: ChangesWidth = .narrow) async -> ChangesViewModel
  {
    let lines = text ?? (1...40).map(String.init).joined(separator: "\r\n")
    fakes.sync[query] = GitHub.File(path: "a.c", text: lines)
    return await fakes.showCommit(changing: [Sample.changedFile("a.c", patch)], width: width)
  }

  /// The rows of a hunk, its header first.
  private func rows(of hunk: Int, on page: ChangesViewModel) -> [ChangeRow] {
    let headers = page.rows.filter(\.isHunk).map(\.hunk)
    return page.rows.filter { headers.indices.contains(hunk) && $0.hunk == headers[hunk] }
  }

  private func perform(_ id: String, hunk: Int, on page: ChangesViewModel) async {
    let row = rows(of: hunk, on: page).first
    row.flatMap { page.actions(for: $0).action(id) }?.perform()
    await settle()
  }

  /// The numbers of the lines of a hunk, before and after the change.
  private func numbers(of hunk: Int, on page: ChangesViewModel) -> [[Int?]] {
    rows(of: hunk, on: page).compactMap { row in
      switch row.kind {
      case .line(let line): [line.oldNumber, line.newNumber]
      case .pair(let old, let new): [old?.oldNumber, new?.newNumber]
      default: nil
      }
    }
  }

  private func isEnabled(_ id: String, hunk: Int, on page: ChangesViewModel) -> Bool? {
    rows(of: hunk, on: page).first.flatMap { page.actions(for: $0).action(id)?.isEnabled }
  }

  @Test func `a hunk is folded and unfolded alone, by a click and by its action`() async throws {
    let page = await shown()
    let head = try #require(rows(of: 0, on: page).first)
    let count = page.rows.count

    page.open(head)
    let folded = rows(of: 0, on: page)
    let others = rows(of: 1, on: page)
    let line = try #require(page.rows.last)
    page.actions(for: line).action("fold.hunk")?.perform()
    let selected = page.selectedRow.restored
    await perform("fold.hunk", hunk: 0, on: page)

    #expect(folded.map(\.text) == ["@@ -10,5 +10,5 @@ tide · 6 lines"])
    #expect(folded[0].kind == .hunk(isFolded: true) && folded[0].id == head.id)
    #expect(others.count == 6)
    #expect(selected == page.rows.last?.id)
    #expect(page.rows.count == count - 5)
  }

  @Test func `a folded hunk stays folded in the other arrangement and after a change elsewhere`()
    async throws
  {
    let page = await shown()
    page.open(try #require(rows(of: 0, on: page).first))

    page.width = .wide
    let beside = rows(of: 0, on: page).count
    let first = Sample.changedFile("0.c", "@@ -1 +1 @@\n-x\n+y")
    await fakes.replaceCommit(on: page, changing: [first, Sample.changedFile("a.c", patch)])
    let file = try #require(page.sections.first { $0.title == "a.c" })
    let headers = file.rows.filter(\.isHunk).map(\.hunk)

    #expect(beside == 1)
    #expect(headers.map { header in file.rows.count { $0.hunk == header } } == [1, 6])
  }

  @Test func `ten lines at a time are shown around a hunk, up to the next one`() async {
    let page = await shown()

    await perform("context.up", hunk: 0, on: page)
    let above = numbers(of: 0, on: page)
    let header = rows(of: 0, on: page).first?.text
    await perform("context.down", hunk: 0, on: page)
    await perform("context.up", hunk: 1, on: page)

    #expect(above.prefix(9) == (1...9).map { [$0, $0] }[...])
    #expect(above.count == 15)
    #expect(header == "@@ -1,14 +1,14 @@ tide")
    #expect(numbers(of: 0, on: page).suffix(10) == (15...24).map { [$0, $0] }[...])
    #expect(numbers(of: 1, on: page).prefix(4) == (25...28).map { [$0, $0] }[...])
    #expect(isEnabled("context.up", hunk: 0, on: page) == false)
    #expect(isEnabled("context.down", hunk: 0, on: page) == false)
    #expect(isEnabled("context.up", hunk: 1, on: page) == false)
    #expect(isEnabled("context.down", hunk: 1, on: page) == true)
    #expect(fakes.sync.requests.count { $0 == "\(query)" } == 1)
  }

  @Test func `the whole file is shown in both arrangements, and then the changes alone`() async {
    let page = await shown()
    let before = page.rows

    await perform("context.all", hunk: 1, on: page)
    let all = (numbers(of: 0, on: page) + numbers(of: 1, on: page)).compactMap(\.[1])
    page.width = .wide
    let beside = (numbers(of: 0, on: page) + numbers(of: 1, on: page)).compactMap(\.[1])
    page.width = .narrow
    let last = numbers(of: 1, on: page).last
    await perform("context.all", hunk: 0, on: page)

    #expect(all == Array(1...40) && beside == all)
    #expect(last == [39, 40])
    #expect(page.rows == before)
  }

  @Test func `lines around a hunk have the colours of the file as a whole`() async throws {
    let page = await shown()
    await perform("context.up", hunk: 0, on: page)
    guard case .line(let line)? = rows(of: 0, on: page).first(where: { !$0.isHunk })?.kind
    else { throw WrongRow() }

    let source = page.source(of: line.side)

    #expect([source?.fileName, source?.lines[line.place], line.text] == ["a.c", "1", "1"])
    #expect(source?.lines.count == 40)
  }

  @Test func `a selected line that is hidden again leaves the selection at its hunk`()
    async throws
  {
    let page = await shown()
    await perform("context.all", hunk: 0, on: page)
    let row = try #require(page.rows.last)
    page.selectedRow = SelectedRow()
    page.selectedRow.note(row.id)

    page.actions(for: row).action("context.all")?.perform()

    #expect(page.selectedRow.restored == page.rows.last { $0.isHunk }?.id)
  }

  @Test(arguments: ["1\n2\n3", "", "\0", String(repeating: "10\n", count: 60)])
  func `a file without the lines of the change is refused`(text: String) async {
    let page = await shown(text)
    let before = page.rows

    await perform("context.down", hunk: 0, on: page)

    #expect(page.rows == before)
    #expect(fakes.services.notice?.text == "“a.c” no longer has the lines of this change.")
  }

  @Test func `a failure is shown, and the next attempt requests the file again`() async {
    let page = await shown()
    fakes.sync[failure: query] = .offline

    await perform("context.down", hunk: 0, on: page)
    let notice = fakes.services.notice?.text
    fakes.sync[failure: query] = nil
    await perform("context.down", hunk: 0, on: page)

    #expect(notice == "The server cannot be reached.")
    #expect(numbers(of: 0, on: page).count == 16)
  }

  @Test func `a file that is too long is not shown as a whole, but around a hunk`() async {
    let page = await shown((1...50_001).map(String.init).joined(separator: "\n"))

    await perform("context.all", hunk: 0, on: page)
    let notice = fakes.services.notice?.text
    await perform("context.down", hunk: 1, on: page)

    #expect(notice == "This file is too long to show as a whole.")
    #expect(numbers(of: 1, on: page).last == [41, 42])
  }

  @Test func `lines of other changes are not shown around a hunk`() async {
    let page = await shown()
    await perform("context.all", hunk: 0, on: page)

    let other = Sample.changedFile("a.c", "@@ -10 +10 @@\n-x\n+10")
    await fakes.replaceCommit(on: page, changing: [other])

    #expect(numbers(of: 0, on: page) == [[10, nil], [nil, 10]])
  }

  @Test func `lines are shown around the hunk of the row, wherever that is now`() async throws {
    fakes.sync[query] = GitHub.File(
      path: "a.c",
      text: (1...40).map(String.init).joined(separator: "\n")
    )
    let second = "@@ -28,4 +28,5 @@\n 28\n 29\n+30\n 31\n 32"
    let page = await fakes.showCommit(changing: [Sample.changedFile("a.c", second)])
    let row = try #require(rows(of: 0, on: page).first)
    let up = page.actions(for: row).action("context.up")

    await fakes.replaceCommit(on: page, changing: [Sample.changedFile("a.c", patch)])
    up?.perform()
    await settle()

    #expect(numbers(of: 0, on: page).count == 6)
    #expect(numbers(of: 1, on: page).prefix(10) == (18...27).map { [$0, $0] }[...])
  }

  @Test(arguments: [GitHub.FileChange.Kind.added, .removed])
  func `a new and a deleted file have no lines around their hunk`(
    kind: GitHub.FileChange.Kind
  ) async {
    let file = Sample.changedFile("a.c", "@@ -0,0 +1 @@\n+x", kind)
    let page = await fakes.showCommit(changing: [file])

    #expect(isEnabled("context.all", hunk: 0, on: page) == nil)
    #expect(isEnabled("fold.hunk", hunk: 0, on: page) == true)
  }

  @Test(arguments: [
    "@@ -1 +9000000000000000000 @@\n+x", "@@ -9 +1 @@\n x", "@@ -5 +5 @@\n 5\n@@ -2 +2 @@\n 2",
    "@@ -9223372036854775807 +9223372036854775807 @@\n x",
  ])
  func `a patch with impossible numbers has no lines around it`(patch: String) {
    let text = (1...9).map(String.init).joined(separator: "\n")

    #expect(ChangeContext(text, GitHub.Patch(parsing: patch).hunks) == nil)
  }

  @Test func `a hunk that only deletes lines has a place in the file`() throws {
    let hunks = GitHub.Patch(parsing: "@@ -3,2 +2,0 @@\n-x\n-y").hunks

    var context = try #require(ChangeContext("1\n2\n3\n4\n", hunks))
    context.show(.all, around: 0)

    #expect(context.above(0).map(\.new) == [1, 2])
    #expect(Array(context.below(0)) == [.init(old: 5, new: 3), .init(old: 6, new: 4)])
    #expect(context.isWhole)
  }
}

private struct WrongRow: Error {}
