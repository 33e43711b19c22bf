import BinderyTesting
import Testing

private final class Node {
  var next: Node?

  init() {}

  deinit {}
}

struct LeakTests {
  @Test func `what goes, goes`() async throws {
    try await expectDeallocated {
      Node()
    } afterwards: {
      $0.next = Node()
    }
  }

  @Test func `what is kept is named`() async {
    var kept: [Node] = []
    var leak: Leak?

    do {
      try await expectDeallocated {
        Node()
      } afterwards: {
        kept.append($0)
      }
    } catch { leak = error }

    #expect(leak == Leak(type: "Node"))
    #expect(kept.count == 1)
  }
}
