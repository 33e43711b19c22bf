import Testing

@testable import OctavoDesktop

extension OctavoDesktopTests {
  struct FreeMemoryReturnTests {
    /// Pauses that end when the test says so, and the number of returns.
    private final class Pauses {
      private let (begun, beginning) = AsyncStream<CheckedContinuation<Void, Never>>.makeStream()
      private(set) var returns = 0

      /// Closes and opens pages, ends all pauses that begin by that, and waits for their tasks.
      func changePages(to counts: [Int], pauses: Int) async {
        let memory = FreeMemoryReturn(
          pause: { [self] in await withCheckedContinuation { beginning.yield($0) } },
          release: { [self] in returns += 1 }
        )
        var tasks: Set<Task<Void, Never>> = []
        for count in counts {
          memory.pagesChanged(to: count)
          if let task = memory.task { tasks.insert(task) }
        }
        #expect(tasks.count == pauses)
        var begun = begun.makeAsyncIterator()
        for _ in tasks { await begun.next()?.resume() }
        for task in tasks { await task.value }
      }
    }

    @Test func `free memory is returned once after several pages were closed`() async {
      let pauses = Pauses()
      await pauses.changePages(to: [1, 2, 3, 2, 1], pauses: 2)

      #expect(pauses.returns == 1)
    }

    @Test func `a page that opens does not return memory, and does not delay the return`() async {
      let pauses = Pauses()
      await pauses.changePages(to: [1, 2, 1, 2], pauses: 1)

      #expect(pauses.returns == 1)
    }
  }
}
