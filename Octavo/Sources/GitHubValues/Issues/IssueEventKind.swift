extension GitHub {
  /// The kind of an event of an issue.
  public struct IssueEventKind: OpenEnumeration {
    /// The word of the server.
    public let rawValue: String

    /// Makes the kind of a text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A label was added.
    public static let labeled = Self(rawValue: "labeled")
    /// A label was removed.
    public static let unlabeled = Self(rawValue: "unlabeled")
    /// An account was assigned.
    public static let assigned = Self(rawValue: "assigned")
    /// An account was unassigned.
    public static let unassigned = Self(rawValue: "unassigned")
    /// A milestone was set.
    public static let milestoned = Self(rawValue: "milestoned")
    /// The milestone was removed.
    public static let demilestoned = Self(rawValue: "demilestoned")
    /// The title was changed.
    public static let renamed = Self(rawValue: "renamed")
    /// Comments were limited to members of the project.
    public static let locked = Self(rawValue: "locked")
    /// The limit was lifted.
    public static let unlocked = Self(rawValue: "unlocked")
    /// The issue was closed.
    public static let closed = Self(rawValue: "closed")
    /// The issue was opened again.
    public static let reopened = Self(rawValue: "reopened")
    /// A pull request was merged.
    public static let merged = Self(rawValue: "merged")
    /// A commit refers to the issue.
    public static let referenced = Self(rawValue: "referenced")
    /// Another issue or pull request refers to the issue.
    public static let crossReferenced = Self(rawValue: "cross-referenced")
    /// A commit was added to a pull request.
    public static let committed = Self(rawValue: "committed")
    /// A comment was written.
    public static let commented = Self(rawValue: "commented")
    /// A review was sent.
    public static let reviewed = Self(rawValue: "reviewed")
    /// A review was requested.
    public static let reviewRequested = Self(rawValue: "review_requested")
    /// The branch with the changes got another history.
    public static let headForcePushed = Self(rawValue: "head_ref_force_pushed")
    /// The request for a review was withdrawn.
    public static let reviewRequestRemoved = Self(rawValue: "review_request_removed")
  }
}
