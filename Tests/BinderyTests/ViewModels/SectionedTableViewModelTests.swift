import Bindery
import BinderyTesting
import Testing

nonisolated private struct Tens: ListSection, Equatable {
  let id: Int
  let rows: [ListRow]
  var title: String { "From \(id)" }
}

nonisolated private struct Plain: ListSection {
  let id = 0
  let rows = [ListRow(id: 1)]
}

private final class NumbersViewModel: ViewModel, SectionedTableViewModel {
  @MutableProperty var keyword = ""
  @Computed({ (viewModel: NumbersViewModel) in
    [0, 10, 20].map { tens in
      let rows = (tens..<(tens + 3)).map { ListRow(id: $0) }
      return Tens(id: tens, rows: rows.filter { viewModel.matches($0) })
    }
  }) var sections
  @Computed({ (viewModel: NumbersViewModel) in viewModel.sections.flatMap(\.rows) }) var rows
  var title: String { "Numbers" }
  var content: ListContent { .rows }

  isolated deinit {}

  func open(_ row: ListRow) {}

  private func matches(_ row: ListRow) -> Bool { "\(row.id)".hasPrefix(keyword) }
}

struct SectionedTableViewModelTests {
  private let numbers = NumbersViewModel()

  @Test func `headings have the offsets at which sections begin`() {
    #expect(
      numbers.headings == [
        ListHeading("From 0", at: 0), ListHeading("From 10", at: 3), ListHeading("From 20", at: 6),
      ]
    )
    #expect(numbers.row(at: 3) == ListRow(id: 10))
    #expect(ListHeading.headings(of: [Plain()]) == [ListHeading("", at: 0)])
  }

  @Test func `a section without rows has no heading, and observers are notified`() {
    var heard: [[String]] = []
    let token = observe { heard.append(numbers.headings.map(\.title)) }

    numbers.keyword = "2"

    #expect(heard == [["From 0", "From 10", "From 20"], ["From 0", "From 20"]])
    token.dispose()
  }

  @Test func `a title of the index leads to the first row of its section, or to none`() {
    #expect((-1...3).map { numbers.row(atIndex: $0) } == [nil, 0, 3, 6, nil])
    #expect(numbers.sectionIndexTitles == [])
  }
}
