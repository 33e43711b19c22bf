/// Hands out what git writes at the pace of whoever takes it.
///
/// Git waits while nobody asks, and is ended when the last reference to it goes.
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
