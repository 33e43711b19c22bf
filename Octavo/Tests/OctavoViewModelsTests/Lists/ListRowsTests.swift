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

  @Test func `a change of a few items of a quick list is shown at once`() async {
    let list = NumberList(isQuick: true)
    list.numbers = Array(1...5_000)
    #expect(list.rows.count == 200)
    #expect(!list.isComplete)
    await list.activity.ended()
    #expect(list.isComplete)

    list.numbers.remove(at: 2_500)
    #expect(list.rows.count == 4_999)
    list.keyword = "4999"
    #expect(list.rows == ["4999"])
    list.keyword = ""
    list.numbers.insert(2_501, at: 2_500)
    list.numbers.append(5_001)

    #expect(list.rows == (1...5_001).map { "\($0)" })
    #expect(list.activity.isIdle)
  }

  @Test func `a quick list in which nearly all is new waits for its rows`() async {
    let list = NumberList(isQuick: true)
    list.numbers = Array(1...5_000)
    _ = list.rows
    await list.activity.ended()

    list.numbers = Array(4_900...9_000)
    #expect(list.rows.first == "1")
    await list.activity.ended()

    #expect(list.rows.first == "4900")
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
    ListInput(items: list.numbers.map { Number(id: $0) }, keyword: list.keyword, options: ())
  }) private var input
  private lazy var made = ListRows<NumberRows>(of: $input, activity)
  private lazy var quick = ListRows<QuickRows>(of: $input, activity)
  private let isQuick: Bool

  init(isQuick: Bool = false) { self.isQuick = isQuick }

  var rows: [String] { isQuick ? quick.value.rows : made.value.rows }
  var isComplete: Bool { isQuick ? quick.isComplete : made.isComplete }
}

private nonisolated struct Number: Sendable, Equatable, Identifiable {
  let id: Int
}

private nonisolated struct NumberRows: ListRowsArrangement {
  let rows: [String]

  init(_ all: [String], _ input: ListInput<Number, Void>) {
    rows = all.filter { $0.matches(input.keyword) }
  }

  static func row(of number: Number, _ options: Void) -> String { "\(number.id)" }
}

private nonisolated struct QuickRows: ListRowsArrangement {
  static var isQuick: Bool { true }
  let rows: [String]

  init(_ all: [String], _ input: ListInput<Number, Void>) {
    rows = NumberRows(all, input).rows
  }

  static func row(of number: Number, _ options: Void) -> String { NumberRows.row(of: number, ()) }
}
