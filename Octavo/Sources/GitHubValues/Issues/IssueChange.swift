extension GitHub {
  /// The members of an issue that an edit sets; those that are `nil` stay as they are.
  public struct IssueChange: Sendable, Hashable, Encodable {
    /// The title.
    public var title: String?
    /// The text, in Markdown.
    public var body: String?
    /// Whether it is open.
    public var state: IssueState?
    /// The reason for the state.
    public var stateReason: IssueStateReason?
    /// The names of the labels.
    public var labels: [String]?
    /// The logins of the accounts that are to work on it.
    public var assignees: [String]?

    /// Makes a change of the members that are not `nil`.
    public init(
      title: String? = nil,
      body: String? = nil,
      state: IssueState? = nil,
      stateReason: IssueStateReason? = nil,
      labels: [String]? = nil,
      assignees: [String]? = nil
    ) {
      self.title = title
      self.body = body
      self.state = state
      self.stateReason = stateReason
      self.labels = labels
      self.assignees = assignees
    }

    private enum CodingKeys: String, CodingKey {
      case title, body, state
      case stateReason = "state_reason"
      case labels, assignees
    }
  }
}
