/// Cuts what a running git writes into records, so that a listing of any length passes through
/// little memory.
struct RecordReader {
  private let process: GitProcess
  private let separator: UInt8
  private var buffer: [UInt8] = []
  private var start = 0
  private var isAtEnd = false

  init(_ process: GitProcess, separator: UInt8 = 0) {
    self.process = process
    self.separator = separator
  }

  /// The next record without its separator, or `nil` after the last.
  ///
  /// - Throws: `GitFailure` at the end of the output, too, if git failed.
  mutating func next() throws(GitFailure) -> ArraySlice<UInt8>? {
    var searched = start
    while true {
      if let end = buffer[searched...].firstIndex(of: separator) {
        defer { start = end + 1 }
        return buffer[start..<end]
      }
      guard !isAtEnd else {
        defer { start = buffer.endIndex }
        return start < buffer.endIndex ? buffer[start...] : nil
      }
      buffer.removeFirst(start)
      start = 0
      searched = buffer.count
      isAtEnd = try !process.read(into: &buffer)
      if isAtEnd { _ = try process.finish(limit: 0) }
    }
  }
}
