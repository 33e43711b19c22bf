internal import CMeasuring

/// What the machine and the allocator say of this thread.
enum Meter {
  /// Processor time of this thread, in nanoseconds.
  static var threadTime: Int { measuring_thread_time() }

  /// How often this thread has asked for memory.
  static var allocations: Int { measuring_allocations() }

  /// The bytes in use.
  static var bytesInUse: Int { measuring_bytes_in_use() }

  /// How many instructions this thread has executed, where the machine counts them.
  static var instructions: Int? {
    let count = measuring_instructions()
    return count < 0 ? nil : count
  }
}
