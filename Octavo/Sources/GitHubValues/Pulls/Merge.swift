extension GitHub {
  /// The way in which the commits of a pull request get into its base.
  public enum MergeMethod: String, Sendable, Hashable, Codable {
    /// With a commit that has both branches as parents.
    case merge
    /// As one commit.
    case squash
    /// As copies of the commits on top of the base.
    case rebase
  }

  /// The request to merge a pull request whose head has been looked at.
  public struct Merge: Sendable, Hashable, Encodable {
    /// The name of the commit that the head has to be.
    public var sha: String
    /// The way.
    public var method: MergeMethod
    /// The first line of the message; `nil` for the usual one.
    public var title: String?
    /// The rest of the message; `nil` for the usual one.
    public var message: String?

    /// Makes a request.
    public init(
      of sha: String,
      by method: MergeMethod,
      title: String? = nil,
      message: String? = nil
    ) {
      self.sha = sha
      self.method = method
      self.title = title
      self.message = message
    }

    private enum CodingKeys: String, CodingKey {
      case sha
      case method = "merge_method"
      case title = "commit_title"
      case message = "commit_message"
    }
  }

  /// The result of a merge.
  public struct MergeResult: Sendable, Hashable, Codable {
    /// The name of the commit in the base.
    public var sha: String
    /// Whether the pull request is merged.
    public var isMerged: Bool
  }
}

extension GitHub.MergeResult: LenientDecodable {
  package init?(_ object: JSONObject) {
    guard let isMerged = object.knownBool("merged") else { return nil }
    self.init(sha: object.string("sha") ?? "", isMerged: isMerged)
  }
}
