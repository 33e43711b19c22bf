import Testing

@testable import OctavoViewModels

/// Rows that are used again for equal items.
struct MadeRowsTests {
  @Test func `only what is new or changed gets a row, wherever it stands`() throws {
    let before = try #require(made(["a1", "b1", "c1", "d1", "e1"], after: nil).rows)

    // One has left, one is changed, one has come in, and two have changed their places.
    let (after, new) = made(["x1", "a1", "e1", "c2", "d1"], after: before)

    #expect(after?.rows == ["row x1", "row a1", "row e1", "row c2", "row d1"])
    #expect(new == ["x1", "c2"])
  }

  @Test func `an item that has left, or two that are equal, need no new row`() throws {
    let before = try #require(made(["a1", "b1", "b1", "c1"], after: nil).rows)

    #expect(made(["a1", "b1", "c1"], after: before).new.isEmpty)
    #expect(made(["b1", "c1"], after: before).new.isEmpty)
    #expect(made(["c1", "b1", "a1", "a1"], after: before).new.isEmpty)
    #expect(made([], after: before).rows?.rows.isEmpty == true)
  }

  @Test func `more new rows than wanted are not made`() throws {
    let before = try #require(made(["a1"], after: nil).rows)

    #expect(made(["a1", "b1", "c1"], after: before, making: 1).rows == nil)
    #expect(made(["a1", "b1", "c1"], after: before, making: 2).rows?.rows.count == 3)
    #expect(made(["a1", "b1"], after: nil, making: 1).rows == nil)
  }

  /// Makes rows; an item is a letter, which is its identity, and a digit.
  private func made(
    _ texts: [String],
    after last: MadeRows<Item, String>?,
    making most: Int = .max
  ) -> (rows: MadeRows<Item, String>?, new: [String]) {
    var new: [String] = []
    let rows = MadeRows(texts.map { Item(text: $0) }, after: last, making: most) { item in
      new.append(item.text)
      return "row \(item.text)"
    }
    return (rows, new)
  }

  private nonisolated struct Item: Sendable, Equatable, Identifiable {
    let text: String
    var id: Character { text.first ?? "?" }
  }
}
