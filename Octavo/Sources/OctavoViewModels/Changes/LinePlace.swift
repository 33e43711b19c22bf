import GitHubValues

/// The place of a line of a change as GitHub's API addresses it.
public nonisolated struct LinePlace: Sendable, Hashable, Codable {
  /// A side of a change.
  public enum Side: String, Sendable, Hashable, Codable {
    /// The file before the change.
    case left = "LEFT"
    /// The file after the change, also for a line that did not change.
    case right = "RIGHT"
  }

  /// The path of the file after the change; for a removed file its last path.
  public var path: String
  /// The side that the line is on.
  public var side: Side
  /// The number of the line, the last one of several.
  public var line: Int
  /// The first of several lines; `nil` for one line.
  public var start: Start?
  /// The commit after the change.
  public var commit: String

  /// The first of several lines.
  public struct Start: Sendable, Hashable, Codable {
    /// The side that the line is on.
    public var side: Side
    /// The number of the line.
    public var line: Int

    /// Makes the place of a first line.
    public init(_ line: Int, _ side: Side) { (self.line, self.side) = (line, side) }
  }

  /// Makes the place of a line.
  public init(_ path: String, _ line: Int, _ side: Side, start: Start? = nil, at commit: String) {
    (self.path, self.line, self.side) = (path, line, side)
    (self.start, self.commit) = (start, commit)
  }

  /// Whether both are the same line of a file, at whatever commit.
  func isSameLine(as other: Self) -> Bool {
    (path, line, side) == (other.path, other.line, other.side)
  }

  /// Makes the place of a line of a change; `nil` for a line that has no number there.
  init?(_ line: ChangeLine, in path: String, at commit: String) {
    let side: Side = line.kind == .deleted ? .left : .right
    guard line.kind != .remark, let number = side == .left ? line.oldNumber : line.newNumber else {
      return nil
    }
    self.init(path, number, side, at: commit)
  }
}
