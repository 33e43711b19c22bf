/// The output of git, read at the pace of the caller.
///
/// Git waits between reads, and is killed when the stream is deallocated.
actor GitStream {
  private let process: GitProcess
  private let executor = BlockingExecutor(label: "git stream")
  private var buffer: [UInt8] = []

  init(_ process: GitProcess) {
    self.process = process
  }

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// The next bytes: exactly `count`, fewer at the end, `nil` after it.
  func next(_ count: Int) throws -> [UInt8]? {
    while buffer.count < count, try process.read(into: &buffer) {}
    guard !buffer.isEmpty else { return nil }
    defer { buffer.removeFirst(min(count, buffer.count)) }
    return Array(buffer.prefix(count))
  }
}
