import BinderyNavigation
import Testing

@MainActor
struct SelectedRowTests {
  /// An identifier that counts how often it is written as a text.
  private final class Counted: Hashable, CustomStringConvertible {
    let number: Int
    private(set) var count = 0

    init(_ number: Int) { self.number = number }

    deinit {}

    var description: String {
      count += 1
      return "\(number)"
    }

    nonisolated static func == (one: Counted, other: Counted) -> Bool { one === other }

    nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  private struct Row<ID: Hashable>: Identifiable {
    let id: ID
  }

  @Test func `a row is found where it was noted, and anywhere else after it has moved`() {
    let rows = [3, 1, 2].map { Row(id: $0) }
    var selected = SelectedRow()

    selected.note("2", at: 2)
    #expect(selected.offset(in: rows) == 2)
    #expect(selected.offset(in: rows.reversed()) == 0)
    #expect(selected.offset(in: rows.dropLast()) == nil)
    selected.note("1", at: 7)
    #expect(selected.offset(in: rows) == 1)
    selected.note("3")
    #expect(selected.offset(in: rows) == 0)
    #expect(SelectedRow(restoring: "2").offset(in: rows) == 2)
    #expect(SelectedRow().offset(in: rows) == nil)
  }

  @Test func `a row of a long list that stays in its place costs one comparison`() {
    let rows = (0..<1_000).map { Row(id: Counted($0)) }
    var selected = SelectedRow()
    selected.note("999", at: 999)

    #expect(selected.offset(in: rows) == 999)
    #expect(rows.map(\.id.count).reduce(0, +) == 1)
  }
}
