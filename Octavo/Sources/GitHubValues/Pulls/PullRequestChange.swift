extension GitHub {
  /// The members of a pull request that an edit sets; those that are `nil` stay as they are.
  public struct PullRequestChange: Sendable, Hashable, Encodable {
    /// The title.
    public var title: String?
    /// The text, in Markdown.
    public var body: String?
    /// Whether it is open.
    public var state: IssueState?
    /// The name of the branch that gets the changes.
    public var base: String?

    /// Makes a change of the members that are not `nil`.
    public init(
      title: String? = nil,
      body: String? = nil,
      state: IssueState? = nil,
      base: String? = nil
    ) {
      self.title = title
      self.body = body
      self.state = state
      self.base = base
    }
  }

  /// The members of a pull request that is opened.
  public struct PullRequestDraft: Sendable, Hashable, Encodable {
    /// The title.
    public var title: String
    /// The text, in Markdown.
    public var body: String
    /// The branch with the changes; that of a fork is “owner:branch”.
    public var head: String
    /// The branch that gets the changes.
    public var base: String
    /// Whether it is not ready for a review.
    public var draft: Bool

    /// Makes a draft of a pull request.
    public init(
      title: String,
      body: String = "",
      head: String,
      base: String,
      isDraft: Bool = false
    ) {
      self.title = title
      self.body = body
      self.head = head
      self.base = base
      draft = isDraft
    }
  }
}
