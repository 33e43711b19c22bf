import CMalloc

/// The settings of the C library's allocator.
public nonisolated enum Allocator {
  /// The smallest allocation with a mapping of its own, which is unmapped when it is released.
  private static let mappedSize: Int32 = 128 * 1024
  /// The most areas that threads allocate from, each of which keeps free memory of its own.
  private static let mostAreas: Int32 = 2

  /// Makes the allocator return more free memory to the system.
  ///
  /// Called before there are threads. By default, the allocator raises `mappedSize` to the size of
  /// each larger allocation that is released, up to 32 megabytes. Pictures and texts are then
  /// allocated among small objects, and the memory that they leave cannot be returned. It also
  /// makes up to eight areas for each processor.
  public static func returnFreeMemory() {
    // Either of the first two settings ends the automatic change of both.
    _ = mallopt(M_MMAP_THRESHOLD, mappedSize)
    _ = mallopt(M_TRIM_THRESHOLD, mappedSize)
    _ = mallopt(M_ARENA_MAX, mostAreas)
  }

  /// Returns the free pages of all areas to the system, away from the main actor.
  ///
  /// Other threads that allocate from an area wait while it is trimmed, about a millisecond for
  /// four megabytes.
  @concurrent
  public static func trim() async { _ = malloc_trim(0) }
}
