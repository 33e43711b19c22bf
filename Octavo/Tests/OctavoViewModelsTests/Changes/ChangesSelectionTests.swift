import BinderyNavigation
import BinderyTesting
import Testing

@testable import GitHubValues
@testable import OctavoViewModels

/// The selected row of a page of changes, while the arrangement and the folded files change.
struct ChangesSelectionTests {
  let fakes = Fakes()

  private let files = [
    Sample.changedFile("a.swift", "@@ -1,2 +1,3 @@\n-let a = 1\n+let a = 2\n+let b = 3\n tide"),
    Sample.changedFile("web/Package.resolved", "@@ -1 +1 @@\n-a\n+b"),
    Sample.changedFile("c.png", nil),
    Sample.changedFile("d.c", "@@ -1 +1,2 @@\n x\n+d\n\\ No newline at end of file"),
  ]

  private func shown(_ width: ChangesWidth) async -> ChangesViewModel {
    await fakes.showCommit(changing: files, width: width)
  }

  /// Selects a row as a view does.
  private func select(_ id: String?, on page: ChangesViewModel) {
    page.selectedRow = SelectedRow()
    if let id { page.selectedRow.note(id) }
  }

  /// Returns the row that a view selects, and lets it select the row.
  private func selection(of page: ChangesViewModel) -> ChangeRow? {
    page.selectedRow.finishRestoration()
    return page.rows.first { $0.id == page.selectedRow.id }
  }

  /// The lines of a row.
  private func lines(of row: ChangeRow?) -> [String] {
    switch row?.kind {
    case .line(let line): [line.text]
    case .pair(let old, let new): [old, new].compactMap { $0?.text }
    default: []
    }
  }

  @Test func `each line stays selected in the other arrangement, and back`() async {
    let page = await shown(.narrow)

    for row in page.rows {
      select(row.id, on: page)
      page.width = .wide
      let wide = selection(of: page)
      page.width = .narrow
      let narrow = selection(of: page)

      if case .line = row.kind { #expect(lines(of: wide).contains(row.text)) }
      #expect(narrow == row)
    }
  }

  @Test func `the row is selected anew, because a view can lose it among many changed rows`()
    async throws
  {
    let page = await shown(.wide)
    let row = try #require(page.sections[1].rows.last)
    select(row.id, on: page)

    page.actions.action("layout")?.perform()

    #expect(page.selectedRow.restored == row.id)
  }

  @Test func `without a selected row, no row is selected in the other arrangement`() async {
    let page = await shown(.narrow)

    page.width = .wide

    #expect(page.selectedRow.restored == nil)
  }

  @Test func `the line of the last start is selected in the arrangement of this one`() async {
    let changes = Changes(Sample.commit(changing: files))
    fakes.sync[.changes(.commit(Sample.sha), of: Sample.name)] = changes
    let page = ChangesViewModel(fakes.services, Sample.name, .commit(Sample.sha))
    page.restore(["row": "0.2"])
    page.width = .wide

    fakes.show(.changes(page))
    await settle()

    #expect(lines(of: selection(of: page)) == ["let a = 1", "let a = 2"])
  }

  @Test(arguments: [ChangesWidth.narrow, .wide])
  func `from each row the next and the previous file and change are selected`(
    width: ChangesWidth
  ) async {
    let page = await shown(width)
    func isFile(_ row: ChangeRow) -> Bool {
      if case .file = row.kind { true } else { false }
    }
    func isChange(_ row: ChangeRow) -> Bool { row.isHunk }

    for (id, isTarget) in [("section", isFile), ("change", isChange)] {
      for (place, row) in page.rows.enumerated() {
        select(row.id, on: page)
        page.actions.action("\(id).next")?.perform()
        let next = page.selectedRow.id
        select(row.id, on: page)
        page.actions.action("\(id).previous")?.perform()
        let previous = page.selectedRow.id

        #expect(next == (page.rows[(place + 1)...].first(where: isTarget) ?? row).id)
        #expect(previous == (page.rows[..<place].last(where: isTarget) ?? row).id)
      }
    }
  }

  @Test func `without a selected row, the first file is the next one`() async {
    let page = await shown(.narrow)
    page.keyword = "."
    select(nil, on: page)

    page.actions.action("section.next")?.perform()

    #expect(selection(of: page) == page.sections[0].rows[0])
  }

  @Test func `the selection stays at its file while all are folded and unfolded`() async throws {
    let page = await shown(.narrow)
    let line = try #require(page.sections[4].rows.last)
    select(line.id, on: page)

    page.actions.action("fold.all")?.perform()
    let folded = selection(of: page)
    page.actions.action("fold.all")?.perform()

    #expect(folded?.id == page.sections[4].rows[0].id)
    #expect(selection(of: page)?.path == "d.c")
  }

  @Test func `a folded file that the filter hides is not waited for`() async throws {
    let page = await shown(.narrow)
    let fold = try #require(page.actions(for: page.sections[1].rows[2]).action("open"))
    page.keyword = "d.c"

    fold.perform()

    #expect(page.selectedRow.restored == nil)
  }
}
