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
    /// The milestone that it belongs to.
    public var milestone: MilestoneChange?
    /// The type that it gets, or none.
    public var type: IssueTypeChange?

    /// Makes a change of the members that are not `nil`.
    public init(
      title: String? = nil,
      body: String? = nil,
      state: IssueState? = nil,
      stateReason: IssueStateReason? = nil,
      labels: [String]? = nil,
      assignees: [String]? = nil,
      milestone: MilestoneChange? = nil,
      type: IssueTypeChange? = nil
    ) {
      self.title = title
      self.body = body
      self.state = state
      self.stateReason = stateReason
      self.labels = labels
      self.assignees = assignees
      self.milestone = milestone
      self.type = type
    }

    private enum CodingKeys: String, CodingKey {
      case title, body, state
      case stateReason = "state_reason"
      case labels, assignees, milestone, type
    }
  }

  /// The type that an issue gets, or none.
  public struct IssueTypeChange: Sendable, Hashable, Encodable {
    /// The name; `nil` for no type.
    public let name: String?

    /// Makes the change.
    public init(_ name: String?) { self.name = name }

    /// Writes the name, or null.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      if let name { try container.encode(name) } else { try container.encodeNil() }
    }
  }

  /// The milestone that an issue gets, or none.
  public enum MilestoneChange: Sendable, Hashable, Encodable {
    /// The milestone with this number.
    case number(Int)
    /// No milestone.
    case none

    /// Writes the number, or null.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .number(let number): try container.encode(number)
      case .none: try container.encodeNil()
      }
    }
  }
}
