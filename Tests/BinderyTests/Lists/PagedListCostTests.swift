import Bindery
import BinderyTesting
import Testing

/// The cost of a page does not depend on the length of the list.
struct PagedListCostTests {
  // C79
  @Test(arguments: [false, true])
  func `a page costs no more than its own items`(isObserved: Bool) async {
    let reading = Reading()
    let list = PagedList<CountedItem, Int>(matches: { "\($0.number)".contains($1) }) { next in
      let start = next ?? 0
      return Page(
        items: (start..<start + 10).map { CountedItem(number: $0, reading: reading) },
        next: start + 10
      )
    }
    let token = isObserved ? observe { _ = (list.visible.count, list.content, list.phase) } : nil
    list.refreshCommand.execute()
    await settle()
    var reads: Set<Int> = []
    var copies = 0

    for _ in 0..<200 {
      let before = reading.count
      let address = list.items.withUnsafeBufferPointer { $0.baseAddress }
      list.loadMoreCommand.execute()
      await settle()
      reads.insert(reading.count - before)
      if list.items.withUnsafeBufferPointer({ $0.baseAddress }) != address { copies += 1 }
    }

    #expect(list.items.count == 2_010)
    #expect(reads == [10])
    #expect(copies < 12)
    token?.dispose()
  }
}

private struct CountedItem: Identifiable, Equatable {
  let number: Int
  let reading: Reading

  var id: Int {
    reading.count += 1
    return number
  }

  static func == (left: CountedItem, right: CountedItem) -> Bool { left.number == right.number }
}

private final class Reading {
  var count = 0

  init() {}

  deinit {}
}
