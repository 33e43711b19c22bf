import Bindery
import BinderyTesting
import Testing

private final class NumbersViewModel: ViewModel, PagedTableViewModel {
  let list: PagedList<ListRow, Int>
  var opened: [Int] = []
  var title: String { "Numbers" }
  var rows: [ListRow] { list.visible }

  override init() {
    list = PagedList(matches: { "\($0.id)".contains($1) }) { next in
      let start = next ?? 0
      let rows = (start..<(start + 30)).map { ListRow(id: $0) }
      return Page(items: rows, next: start < 60 ? start + 30 : nil)
    }
    super.init()
  }

  isolated deinit {}

  func open(_ row: ListRow) { opened.append(row.id) }
}

private final class FixedViewModel: ViewModel, TableViewModel {
  @MutableProperty var keyword = ""
  let rows = [ListRow(id: 1)]
  var title: String { "Fixed" }
  var content: ListContent { .rows }
  var screenTitle: ScreenTitle { .double(title, subtitle: "one row") }

  isolated deinit {}

  func open(_ row: ListRow) {}
}

struct TableViewModelTests {
  @Test func `reaching one of the last rows loads more while there is more`() async {
    let numbers = NumbersViewModel()
    numbers.refresh()
    await settle()
    #expect(numbers.rows.count == 30)

    numbers.reached(5)
    await settle()
    #expect(numbers.rows.count == 30)
    for offset in [25, 45, 75] {
      numbers.reached(offset)
      await settle()
    }

    #expect(numbers.rows.count == 90)
    #expect(numbers.list.phase == .complete)
  }

  @Test func `a row is opened by its offset, and an offset without a row opens none`() async {
    let numbers = NumbersViewModel()
    numbers.refresh()
    await settle()
    numbers.keyword = "7"

    for offset in [0, 2, 3, -1] { numbers.open(at: offset) }

    #expect(numbers.opened == [7, 27])
  }

  @Test func `a paged table shows the state of its list`() async {
    let numbers = NumbersViewModel()
    #expect(numbers.content == .loading)
    numbers.refresh()
    await settle()
    numbers.keyword = "x"

    #expect(numbers.content == .noMatches(keyword: "x"))
    #expect(numbers.problem == nil)
    #expect(!numbers.isLoading)
    #expect(numbers.screenTitle == .plain("Numbers"))
  }

  @Test func `a table that is not paged needs little more than its rows`() {
    let fixed = FixedViewModel()
    fixed.reached(0)

    #expect(fixed.row(at: 0) == ListRow(id: 1))
    #expect(fixed.problem == nil && !fixed.isLoading)
    #expect(fixed.screenTitle.words == "Fixed")
  }
}
