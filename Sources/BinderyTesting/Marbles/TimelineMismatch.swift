/// The failure of a marble test; its description shows both timelines, one below the other.
///
/// ```text
/// as a signal, at MapTests.swift:12
///   expected  -2-4-6-|
///   received  -2-4-5-|
/// ```
public nonisolated struct TimelineMismatch: Error, Equatable, CustomStringConvertible {
  /// The operator or the subscription that was compared, and the position of the test.
  public let subject: String
  /// The expected timeline.
  public let expected: Timeline
  /// The recorded timeline.
  public let received: Timeline

  /// Both timelines, aligned by frame.
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
