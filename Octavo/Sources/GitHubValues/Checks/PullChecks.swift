extension GitHub {
  /// The checks of the head of a pull request, and those that its base branch requires.
  public struct PullChecks: Sendable, Hashable, Codable {
    /// The name of the head's commit; empty if the server sends none.
    public var head: String
    /// The name of the base branch; `nil` if it is not known.
    public var base: String?
    /// The server's combination of all checks; `nil` if there is none.
    public var rollup: CommitStatus.State?
    /// The checks, of which several may be attempts of one.
    public var checks: [Check]
    /// The checks that the protection of the base branch requires, as far as the viewer may see it.
    public var required: [RequiredCheck]
    /// Whether the server has no further checks.
    public var isComplete: Bool
    /// Whether the head is in another repository.
    public var isFromFork: Bool

    /// Makes the checks of a commit.
    public init(
      head: String,
      _ checks: [Check] = [],
      configure: (inout PullChecks) -> Void = { _ in }
    ) {
      (self.head, self.checks) = (head, checks)
      (required, isComplete, isFromFork) = ([], true, false)
      configure(&self)
    }
  }

  /// A check that a branch requires before a merge.
  public struct RequiredCheck: Sendable, Hashable, Codable {
    /// The name of the check, or the context of the status.
    public var name: String
    /// The number of the only app whose check counts; `nil` for any.
    public var app: Int?

    /// Makes a requirement.
    public init(_ name: String, app: Int? = nil) {
      self.name = name
      // A negative number stands for any app.
      self.app = app.flatMap { $0 > 0 ? $0 : nil }
    }
  }
}
