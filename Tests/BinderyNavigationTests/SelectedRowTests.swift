import BinderyNavigation
import Testing

@MainActor
struct SelectedRowTests {
  private struct Row<ID: Hashable>: Identifiable {
    let id: ID
  }

  @Test func `a row is found by its identifier, which is a text or is written as one`() {
    let (texts, numbers) = (["a", "1", "b"].map { Row(id: $0) }, [3, 1, 2].map { Row(id: $0) })

    #expect(SelectedRow.offset(of: "b", in: texts) == 2)
    #expect(SelectedRow.offset(of: "2", in: numbers) == 2)
    #expect(SelectedRow.offset(of: "1", in: texts) == 1)
    #expect(SelectedRow.offset(of: "c", in: texts) == nil)
    #expect(SelectedRow.offset(of: "a", in: numbers) == nil)
  }

  @Test func `of optional and wrapped texts, the text as it is written counts`() {
    #expect(SelectedRow.offset(of: "x", in: [Row<AnyHashable>(id: "x")]) == 0)
    #expect(SelectedRow.offset(of: "7", in: [Row<AnyHashable>(id: 7)]) == 0)
    #expect(SelectedRow.offset(of: "x", in: [Row<String?>(id: "x")]) == nil)
  }
}
