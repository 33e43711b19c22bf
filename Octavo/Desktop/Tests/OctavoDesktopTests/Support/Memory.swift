import CMalloc
import Foundation
import Glibc

/// The memory of this process, in bytes.
struct Memory: CustomStringConvertible {
  /// The memory that the process has of the machine.
  let resident: Int
  /// The memory of live allocations.
  let allocated: Int

  /// Measures after free memory was returned to the system, so that only what is kept counts.
  init() {
    malloc_trim(0)
    let usage = mallinfo2()
    allocated = Int(usage.uordblks + usage.hblkhd)
    let pages = try? String(contentsOfFile: "/proc/self/statm", encoding: .ascii)
      .split(separator: " ")[1]
    resident = (pages.flatMap { Int($0) } ?? 0) * Int(getpagesize())
  }

  var description: String {
    "\(resident / 1_000) kB resident, \(allocated / 1_000) kB allocated"
  }
}
