import Bindery
import BinderyTesting
import Testing

nonisolated private struct Shelf: ListSection, Equatable {
  let title: String
  let rows: [ListRow]
  var id: String { title }
}

private final class ShelvesViewModel: ViewModel, SectionedTableViewModel, MarkableTable {
  @MutableProperty var keyword = ""
  @MutableProperty var marks: Set<Int> = []
  @MutableProperty var all = Array(0..<6)
  var hasHeadings = true
  private(set) var removed: [[Int]] = []

  var title: String { "Shelves" }
  var content: ListContent { .rows }
  var rows: [ListRow] { sections.flatMap(\.rows) }

  var sections: [Shelf] {
    let shown = all.filter { keyword.isEmpty || "\($0)" == keyword }
    let shelves = [("A", 0..<3), ("B", 3..<6)].map { title, numbers in
      let rows = shown.filter(numbers.contains).map { ListRow(id: $0) }
      return Shelf(title: hasHeadings ? title : "", rows: rows)
    }
    return shelves.filter { !$0.rows.isEmpty }
  }

  isolated deinit {}

  func open(_ row: ListRow) {}

  func actions(for rows: [ListRow]) -> [ScreenAction] {
    [
      ScreenAction("remove", "Remove \(rows.count)") {
        self.removed.append(rows.map(\.id))
        self.all.removeAll { rows.map(\.id).contains($0) }
      }
    ]
  }
}

/// One action for several rows.
struct MarkableTableTests {
  private let shelves = ShelvesViewModel()

  private func perform(_ id: String, at row: Int? = 0) {
    let row = row.flatMap { id in shelves.rows.first { $0.id == id } }
    shelves.offeredActions(at: row).action(id)?.perform()
  }

  @Test func `an action applies to the selected row, or to all marked rows in their order`() {
    perform("remove", at: 1)
    perform("mark", at: 5)
    perform("mark", at: 2)
    let title = shelves.offeredActions(at: shelves.rows[0]).action("remove")?.title
    perform("remove", at: 0)

    #expect(shelves.removed == [[1], [2, 5]])
    #expect(title == "Remove 2")
    #expect(shelves.marks.isEmpty && shelves.all == [0, 3, 4])
  }

  @Test func `a mark is removed by the same action, and its title says so`() {
    perform("mark")
    let title = shelves.offeredActions(at: shelves.rows[0]).action("mark")?.title
    perform("mark")

    #expect(title == "Remove Mark" && shelves.marks.isEmpty)
  }

  @Test func `all rows, a section, all others and none are marked`() {
    perform("mark.section", at: 4)
    let section = shelves.marks
    perform("mark.invert")
    let others = shelves.marks
    perform("mark.all", at: nil)
    let all = shelves.marks
    perform("mark.none")

    #expect(section == [3, 4, 5] && others == [0, 1, 2] && all == Set(0..<6))
    #expect(shelves.marks.isEmpty)
    shelves.hasHeadings = false
    #expect(shelves.offeredActions(at: shelves.rows[0]).action("mark.section") == nil)
  }

  @Test func `a section is marked as it is by then, in a menu that was open meanwhile`() {
    let action = shelves.offeredActions(at: shelves.rows[4]).action("mark.section")

    shelves.all = [1, 4]
    action?.perform()

    #expect(shelves.marks == [4])
  }

  @Test func `rows from one to another are marked in either direction`() {
    shelves.mark(from: shelves.rows[4], through: shelves.rows[2])
    shelves.mark(from: ListRow(id: 99), through: shelves.rows[0])

    #expect(shelves.marks == [2, 3, 4])
  }

  @Test func `a row that the filter hides, or that has left, is spared`() {
    perform("mark.all")
    shelves.all.removeFirst()
    shelves.keyword = "2"

    perform("remove", at: 2)

    #expect(shelves.removed == [[2]])
    shelves.keyword = ""
    #expect(shelves.markedRows.isEmpty)
  }

  @Test func `the menu of a row that is not marked is its own`() {
    perform("mark", at: 1)
    perform("mark", at: 2)

    #expect(shelves.menuActions(at: shelves.rows[0]).action("remove")?.title == "Remove 1")
    #expect(shelves.menuActions(at: shelves.rows[1]).action("remove")?.title == "Remove 2")
    shelves.menuActions(at: shelves.rows[0]).action("remove")?.perform()
    #expect(shelves.marks == [1, 2])
  }

  @Test func `an empty list can be marked in no way`() {
    shelves.all = []

    let enabled = shelves.offeredActions(at: nil).filter(\.isEnabled)

    #expect(enabled.isEmpty)
  }
}
