import Bindery
import Testing

struct SelectionTests {
  // C34
  @Test(
    arguments: [
      // The selection, the list before, the list after, the selection afterwards.
      (2, [1, 2, 3], [3, 0, 1, 2], 2), (2, [1, 2, 3], [1, 3], 3), (3, [1, 2, 3], [1, 2], 2),
      (2, [1, 2, 3, 4], [1, 4], 4), (3, [1, 2, 3], [9, 1], 1), (2, [1, 2, 3], [7, 8], 8),
      (3, [1, 2, 3], [7], 7), (1, [1], [], nil), (9, [1, 2], [1, 2, 3], nil),
      (nil, [1, 2], [1], nil),
    ] as [(Int?, [Int], [Int], Int?)]
  )
  func `the selected row stays selected, or its neighbour takes over`(
    selected: Int?,
    old: [Int],
    new: [Int],
    expected: Int?
  ) {
    var selection = Selection(selected)

    selection.follow(from: old.map { ListRow(id: $0) }, to: new.map { ListRow(id: $0) })

    #expect(selection.id == expected)
  }

  @Test func `a selection finds the offset of its row`() {
    let rows = [4, 5, 6].map { ListRow(id: $0) }
    var selection = Selection<Int>()
    #expect(selection.offset(in: rows) == nil)

    selection.select(6)

    #expect(selection.offset(in: rows) == 2)
  }
}
