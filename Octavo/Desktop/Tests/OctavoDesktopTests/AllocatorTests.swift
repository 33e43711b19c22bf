import CMalloc
import Glibc
import OctavoDesktop
import Testing

extension OctavoDesktopTests {
  struct AllocatorTests {
    @Test func `a large allocation has a mapping of its own after a larger one was released`() {
      Allocator.returnFreeMemory()
      // By default, this would raise the size from which on an allocation has a mapping.
      free(malloc(16_000_000))

      let before = mallinfo2().hblkhd
      let allocation = malloc(8_000_000)
      let after = mallinfo2().hblkhd
      free(allocation)

      #expect(after >= before + 8_000_000)
    }
  }
}
