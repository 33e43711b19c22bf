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
  @Test func `a reused cell observes its new row and no longer the old one`() {
    let cell = binder.show(0..<1, of: rows)[0]
    let reused = binder.show(5..<6, of: rows)[0]
    #expect(cell === reused)
    let before = reused.timesSet

    rows[0].title = "nobody sees this"
    rows[5].title = "five"

    #expect(reused.text == "five")
    #expect(reused.timesSet == before + 1)
  }

  @Test func `offsets outside the list are left out`() {
    #expect(binder.show(995..<1010, of: rows).map(\.text) == (995..<1000).map { "row \($0)" })
  }

  // C33
  @Test func `a changed value is bound again in its cell, an equal one is not`() {
    let binder = textBinder(of: Item.self) { $0.title }

    let before = binder.show(0..<2, of: [Item(id: 1, title: "a"), Item(id: 2, title: "b")])
    let after = binder.show(0..<2, of: [Item(id: 1, title: "new"), Item(id: 2, title: "b")])

    #expect(after.map(\.text) == ["new", "b"])
    #expect(after.map(\.timesSet) == [2, 1])
    #expect(before.map(ObjectIdentifier.init) == after.map(ObjectIdentifier.init))
  }

  // C33
  @Test func `a value that cannot be compared is bound again each time`() {
    let binder = textBinder(of: Opaque.self) { $0.title() }

    binder.show(0..<1, of: [Opaque(id: 1) { "a" }])
    let cells = binder.show(0..<1, of: [Opaque(id: 1) { "b" }])

    #expect(cells.map(\.text) == ["b"])
    #expect(binder.cellsMade == 1)
  }

  // C33
  @Test func `another object with the same identity is bound again, the same one is not`() {
    let first = Row(1)
    let second = Row(1)
    second.title = "second"

    binder.show(0..<1, of: [first])
    binder.show(0..<1, of: [first])
    let cell = binder.show(0..<1, of: [second])[0]
    first.title = "nobody sees this"

    #expect(cell.text == "second")
    #expect(cell.timesSet == 2)
    #expect(binder.cellsMade == 1)
  }

  // C32, C33
  @Test func `elements that share an identity have a cell each`() {
    let binder = textBinder(of: Item.self) { $0.title }

    let cells = binder.show(0..<2, of: [Item(id: 7, title: "x"), Item(id: 7, title: "y")])
    let fewer = binder.show(0..<1, of: [Item(id: 7, title: "x")])

    #expect(cells.map(\.text) == ["x", "y"])
    #expect(cells[0] === fewer[0])
    #expect(fewer[0].timesSet == 1)
  }

  @Test func `an observer that shows rows does not depend on what binding them reads`() {
    var runs = 0
    let token = observe {
      runs += 1
      binder.show(0..<3, of: rows)
    }

    rows[1].title = "changed"

    #expect(runs == 1)
    #expect(binder.show(1..<2, of: rows)[0].text == "changed")
    token.dispose()
  }

  private func textBinder<Element: Identifiable>(
    of _: Element.Type,
    text: @escaping (Element) -> String
  ) -> RecyclingBinder<Element, Cell> {
    RecyclingBinder(make: Cell.init) { cell, element, _ in
      cell.text = text(element)
      cell.timesSet += 1
    }
  }
}

private struct Item: Identifiable, Equatable {
  let id: Int
  var title: String
}

private struct Opaque: Identifiable {
  let id: Int
  let title: () -> String
}
