extension GitHub {
  /// Whether an issue or a pull request is open.
  public struct IssueState: OpenEnumeration {
    /// The word of the server.
    public let rawValue: String

    /// Makes the state of a text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The issue is open.
    public static let open = Self(rawValue: "open")
    /// The issue is closed.
    public static let closed = Self(rawValue: "closed")
    /// Both, in a request for a list.
    public static let all = Self(rawValue: "all")
  }

  /// The reason for which an issue is in its state.
  public struct IssueStateReason: OpenEnumeration {
    /// The word of the server.
    public let rawValue: String

    /// Makes the reason of a text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The work is done.
    public static let completed = Self(rawValue: "completed")
    /// The work will not be done.
    public static let notPlanned = Self(rawValue: "not_planned")
    /// Another issue is about the same.
    public static let duplicate = Self(rawValue: "duplicate")
    /// The issue was closed before.
    public static let reopened = Self(rawValue: "reopened")
  }

  /// The reason for which a conversation is locked.
  public struct LockReason: OpenEnumeration {
    /// The word of the server.
    public let rawValue: String

    /// Makes the reason of a text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The comments are about something else.
    public static let offTopic = Self(rawValue: "off-topic")
    /// The comments are heated.
    public static let tooHeated = Self(rawValue: "too heated")
    /// The work is done.
    public static let resolved = Self(rawValue: "resolved")
    /// The comments are advertisements.
    public static let spam = Self(rawValue: "spam")

    /// The reasons that a user can give.
    public static let all: [Self] = [offTopic, tooHeated, resolved, spam]
  }
}
