import BinderyTesting
import Testing

@testable import OctavoViewModels

/// Rows that are made of the items of a list.
struct ListRowsTests {
  private let list = NumberList()

  @Test func `the rows of a short list are there at once`() {
    list.numbers = [1, 2, 12]
    #expect(list.rows == ["1", "2", "12"])

    list.keyword = "2"

    #expect(list.rows == ["2", "12"])
  }

  @Test func `a long list shows its first rows until all are made`() async {
    list.numbers = Array(1...5_000)
    #expect(list.rows.count == 200)

    await list.activity.ended()

    #expect(list.rows.count == 5_000)
  }

  @Test func `the rows stay while the filter of a long list works`() async {
    list.numbers = Array(1...5_000)
    _ = list.rows
    await list.activity.ended()

    list.keyword = "4999"
    #expect(list.rows.count == 5_000)
    await list.activity.ended()

    #expect(list.rows == ["4999"])
  }

  @Test func `of several changes only the last one is shown`() async {
    var shown: [Int] = []
    let token = observe { [list] in shown.append(list.rows.count) }
    list.numbers = Array(1...3_000)
    list.numbers = Array(1...4_000)
    list.numbers = Array(1...5_000)
    await list.activity.ended()
    token.dispose()

    #expect(shown.last == 5_000)
    #expect(!shown.contains(3_000) && !shown.contains(4_000))
  }

  @Test func `a long list that becomes short shows no old row`() async {
    list.numbers = Array(1...5_000)
    _ = list.rows
    await list.activity.ended()
    list.numbers = Array(2...5_000)

    list.numbers = [7]
    #expect(list.rows == ["7"])
    await list.activity.ended()

    #expect(list.rows == ["7"])
  }

  @Test func `a list that is released while its rows are made leaves nothing behind`() async {
    weak var released: NumberList?
    let activity: Activity
    do {
      let list = NumberList()
      (released, activity) = (list, list.activity)
      list.numbers = Array(1...5_000)
      _ = list.rows
    }
    await activity.ended()

    #expect(released == nil)
    #expect(activity.isIdle)
  }
}

/// A list of numbers with a filter.
private final class NumberList: ViewModel {
  let activity = Activity()
  @MutableProperty var numbers: [Int] = []
  @MutableProperty var keyword = ""
  @Computed({ (list: NumberList) in
    ListInput(items: list.numbers, keyword: list.keyword, options: ())
  }) private var input
  private lazy var made = ListRows<NumberRows>(of: $input, activity)

  var rows: [String] { made.value.rows }
}

private nonisolated struct NumberRows: ListRowsArrangement {
  let rows: [String]

  init(_ all: [String], _ input: ListInput<Int, Void>) {
    rows = all.filter { $0.matches(input.keyword) }
  }

  static func row(of number: Int, _ options: Void) -> String { "\(number)" }
}
