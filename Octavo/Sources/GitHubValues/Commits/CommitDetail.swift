public import Foundation

extension GitHub {
  /// A commit with the files that it changes.
  public struct CommitDetail: Sendable, Hashable, Codable, Identifiable {
    /// The commit as a log shows it.
    public var commit: Commit
    /// The committer's name, as the commit has it.
    public var committerName: String
    /// The time at which the committer made it.
    public var committedAt: Date?
    /// The names of the parents: none for a first commit, several for a merge.
    public var parents: [String]
    /// The number of added lines; `nil` if it is not known.
    public var additions: Int?
    /// The number of deleted lines; `nil` if it is not known.
    public var deletions: Int?
    /// The changed files: at most 300, because the server sends more on further pages.
    public var files: [FileChange]
    /// The address of the page with further files; `nil` on the last page.
    public var nextFiles: URL?
    /// The address of the page of the commit.
    public var htmlURL: URL?

    /// The name of the object, which no other commit has.
    public var id: String { commit.sha }
  }
}

extension GitHub.CommitDetail: LenientDecodable {
  package init?(_ object: JSONObject) {
    guard let commit = GitHub.Commit(object) else { return nil }
    let committer = object.object("commit")?.object("committer")
    let files = object.list("files", of: GitHub.FileChange.self)
    let stats = object.object("stats")
    self.init(
      commit: commit,
      committerName: committer?.string("name") ?? "",
      committedAt: committer?.date("date"),
      parents: object.list("parents", of: JSONObject.self).compactMap { $0.nonEmptyString("sha") },
      additions: stats?.integer("additions") ?? files.sum(of: \.additions),
      deletions: stats?.integer("deletions") ?? files.sum(of: \.deletions),
      files: files,
      htmlURL: object.url("html_url")
    )
  }
}
