import Testing

@testable import OctavoDesktop

extension OctavoDesktopTests {
  struct FreeMemoryReturnTests {
    /// The pauses that have begun, each of which the test ends, and the number of returns.
    private final class Pauses {
      private let (begun, beginning) = AsyncStream<CheckedContinuation<Void, Never>>.makeStream()
      private(set) var returns = 0

      func makeReturn() -> FreeMemoryReturn {
        FreeMemoryReturn(
          pause: { [self] in await withCheckedContinuation { beginning.yield($0) } },
          release: { [self] in returns += 1 }
        )
      }

      /// Waits until a pause has begun, ends it, and lets its task continue.
      func endNext() async {
        var pauses = begun.makeAsyncIterator()
        await pauses.next()?.resume()
        for _ in 0..<10 { await Task.yield() }
      }
    }

    @Test func `free memory is returned once after several pages were closed`() async {
      let pauses = Pauses()
      let memory = pauses.makeReturn()
      for count in [1, 2, 3, 2, 1] { memory.pagesChanged(to: count) }

      await pauses.endNext()
      await pauses.endNext()

      #expect(pauses.returns == 1)
    }

    @Test func `a page that opens does not return memory, and does not delay the return`() async {
      let pauses = Pauses()
      let memory = pauses.makeReturn()
      for count in [1, 2, 1, 2] { memory.pagesChanged(to: count) }

      await pauses.endNext()

      #expect(pauses.returns == 1)
    }
  }
}
