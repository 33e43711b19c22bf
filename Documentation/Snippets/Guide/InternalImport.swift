import EvolvingInternalImport
import InternalImport
import Testing

/// Libraries that import Bindery internally, without library evolution and with it.
@MainActor
struct InternalImportTests {
  @Test func `a library that imports Bindery internally works`() async throws {
    var titles: [String] = []
    let counter = InternalImport.VisitCounter { titles.append($0) }

    counter.add()
    try await counter.clear()

    #expect(titles == ["1 visits", "0 visits"])
  }

  @Test func `a library with evolution that imports Bindery internally works`() async throws {
    var titles: [String] = []
    let counter = EvolvingInternalImport.VisitCounter { titles.append($0) }

    counter.add()
    try await counter.clear()

    #expect(titles == ["1 visits", "0 visits"])
  }
}
