public import Foundation

extension GitHub {
  /// The commits and the changes between two branches, tags or commits.
  public struct Comparison: Sendable, Hashable, Codable {
    /// The relation of the head to the base.
    public struct Status: OpenEnumeration {
      /// The word of the server.
      public let rawValue: String

      /// Makes the status of a text.
      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      /// The head has all commits of the base, and more.
      public static let ahead = Self(rawValue: "ahead")
      /// The base has all commits of the head, and more.
      public static let behind = Self(rawValue: "behind")
      /// Each has commits that the other lacks.
      public static let diverged = Self(rawValue: "diverged")
      /// Both are the same commit.
      public static let identical = Self(rawValue: "identical")
    }

    /// The relation of the head to the base.
    public var status: Status
    /// The number of commits that only the head has; `nil` if the server has not sent it.
    public var aheadBy: Int?
    /// The number of commits that only the base has; `nil` if the server has not sent it.
    public var behindBy: Int?
    /// The number of all commits of the comparison, of which `commits` may have the first page
    /// only.
    public var totalCommits: Int
    /// The name of the last common commit.
    public var mergeBase: String?
    /// The commits of the head, oldest first.
    public var commits: [Commit]
    /// The changed files, at most 300.
    public var files: [FileChange]
    /// The address of the page of the comparison.
    public var htmlURL: URL?
    /// Whether one of the commits that the server has sent is a merge; `nil` if it is not known.
    public var hasMerges: Bool?
  }
}

extension GitHub.Comparison: LenientDecodable {
  package init?(_ object: JSONObject) {
    guard let status = object.enumeration("status", of: Status.self) else { return nil }
    let commits = object.list("commits", of: GitHub.Commit.self)
    let parents = object.list("commits", of: JSONObject.self)
      .map { $0.list("parents", of: JSONObject.self).count }
    self.init(
      status: status,
      aheadBy: object.integer("ahead_by"),
      behindBy: object.integer("behind_by"),
      totalCommits: object.integer("total_commits") ?? commits.count,
      mergeBase: object.object("merge_base_commit")?.nonEmptyString("sha"),
      commits: commits,
      files: object.list("files"),
      htmlURL: object.url("html_url"),
      hasMerges: parents.contains { $0 > 1 }
    )
  }
}
