internal import CMeasuring

/// The counters of the machine and of the allocator for this thread.
enum Meter {
  /// Processor time of this thread, in nanoseconds.
  static var threadTime: Int { measuring_thread_time() }

  /// The number of allocations of this thread.
  static var allocations: Int { measuring_allocations() }

  /// The number of allocated bytes.
  static var bytesInUse: Int { measuring_bytes_in_use() }

  /// The number of instructions that this thread has executed, if the machine counts them.
  static var instructions: Int? {
    let count = measuring_instructions()
    return count < 0 ? nil : count
  }
}
