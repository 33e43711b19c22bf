extension GitHub.Event {
  /// The part of an event that its feed may lack, read from the commits or the pull request.
  public struct Detail: Sendable, Hashable, Codable {
    /// The first lines of the messages of commits, oldest first, or the title of the pull request.
    public var lines: [String]
    /// The number of all commits, or one.
    public var count: Int
    /// Whether the pull request was merged.
    public var isMerged: Bool

    /// Makes a detail.
    public init(lines: [String], count: Int, isMerged: Bool = false) {
      self.lines = lines
      self.count = count
      self.isMerged = isMerged
    }
  }
}
