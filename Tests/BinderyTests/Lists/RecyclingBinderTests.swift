import Bindery
import Testing

private final class Row: Identifiable {
  let id: Int
  @MutableProperty var title: String

  init(_ id: Int) {
    self.id = id
    title = "row \(id)"
  }
}

private final class Cell {
  var text = ""
  var timesSet = 0
}

struct RecyclingBinderTests {
  private let rows = (0..<1000).map { Row($0) }
  private let binder = RecyclingBinder<Row, Cell>(make: Cell.init) { cell, row, lifetime in
    lifetime.observe(cell) {
      $0.text = row.title
      $0.timesSet += 1
    }
  }

  @Test func `scrolling reuses as many cells as are visible`() {
    for start in stride(from: 0, to: 900, by: 7) {
      binder.show(start..<start + 10, of: rows)
    }

    #expect(binder.cellsMade <= 10)
  }

  // C33
  @Test func `a reused cell follows its new row and no longer the old one`() {
    let cell = binder.show(0..<1, of: rows)[0]
    let reused = binder.show(5..<6, of: rows)[0]
    #expect(cell === reused)
    let before = reused.timesSet

    rows[0].title = "nobody sees this"
    rows[5].title = "five"

    #expect(reused.text == "five")
    #expect(reused.timesSet == before + 1)
  }

  @Test func `a range beyond the list shows what there is`() {
    #expect(binder.show(995..<1010, of: rows).map(\.text) == (995..<1000).map { "row \($0)" })
  }
}
