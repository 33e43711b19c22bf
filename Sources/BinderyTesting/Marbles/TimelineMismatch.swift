/// Something else came out than was expected; its description shows both, one under the other.
///
/// ```text
/// as a signal, at MapTests.swift:12
///   expected  -2-4-6-|
///   received  -2-4-5-|
/// ```
public nonisolated struct TimelineMismatch: Error, Equatable, CustomStringConvertible {
  /// What was compared, and where.
  public let subject: String
  /// What was to come.
  public let expected: Timeline
  /// What came.
  public let received: Timeline

  /// Both timelines, frame under frame.
  public var description: String {
    var lines = (expected: "", received: "")
    let cells = (expected: expected.cells, received: received.cells)
    for frame in 0..<max(cells.expected.count, cells.received.count) {
      let upper = frame < cells.expected.count ? cells.expected[frame] : "-"
      let lower = frame < cells.received.count ? cells.received[frame] : "-"
      let width = max(upper.count, lower.count)
      lines.expected += upper + String(repeating: " ", count: width - upper.count)
      lines.received += lower + String(repeating: " ", count: width - lower.count)
    }
    return "\(subject)\n  expected  \(lines.expected)\n  received  \(lines.received)"
  }
}
