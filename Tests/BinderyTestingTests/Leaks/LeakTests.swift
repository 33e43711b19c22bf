import BinderyTesting
import Testing

private final class Node {
  var next: Node?

  init() {}

  deinit {}
}

struct LeakTests {
  @Test func `an object without other references is released`() async throws {
    try await expectDeallocated {
      Node()
    } afterwards: {
      $0.next = Node()
    }
  }

  @Test func `a retained object is a leak with the name of its type`() async {
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
