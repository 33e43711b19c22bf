/// The latest reports of the log, for the diagnostics.
final class RecentReports {
  private(set) var lines: [String] = []

  /// The most lines that are kept.
  private static let limit = 50

  deinit {}

  /// Adds a report, and removes the oldest one if there are too many.
  func add(_ line: String) {
    lines.append(line)
    if lines.count > Self.limit { lines.removeFirst() }
  }
}
