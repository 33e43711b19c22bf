public import Foundation

extension GitHub {
  /// A conversation about which the user is notified.
  public struct NotificationThread: Sendable, Hashable, Codable, Identifiable {
    /// The reason for which the user is notified.
    public struct Reason: OpenEnumeration {
      /// The word of the server.
      public let rawValue: String

      /// Makes the reason of a text.
      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      /// The user is to work on it.
      public static let assign = Self(rawValue: "assign")
      /// The user opened it.
      public static let author = Self(rawValue: "author")
      /// The user commented.
      public static let comment = Self(rawValue: "comment")
      /// A run of a workflow has ended.
      public static let workflow = Self(rawValue: "ci_activity")
      /// The user subscribed to it.
      public static let manual = Self(rawValue: "manual")
      /// Another user mentioned the user.
      public static let mention = Self(rawValue: "mention")
      /// Another user asks for a review by the user.
      public static let reviewRequested = Self(rawValue: "review_requested")
      /// The user changed the state.
      public static let stateChange = Self(rawValue: "state_change")
      /// The user watches the repository.
      public static let subscribed = Self(rawValue: "subscribed")
      /// Another user mentioned a team of the user.
      public static let teamMention = Self(rawValue: "team_mention")
    }

    /// The number of the thread, as the server writes it.
    public var id: String
    /// The repository of the conversation.
    public var repository: RepositoryName
    /// The number of the repository; `nil` if the response does not have it.
    public var repositoryID: RepositoryID?
    /// The issue, pull request, release or the like.
    public var subject: NotificationSubject
    /// The reason for which the user is notified.
    public var reason: Reason
    /// Whether something is new since the user last read it.
    public var isUnread: Bool
    /// The time of the newest part.
    public var updatedAt: Date?
    /// The time at which the user last read it.
    public var lastReadAt: Date?
  }
}

extension GitHub.NotificationThread {
  /// Makes an unread thread, whose other members a function sets.
  public init(
    id: String,
    in repository: GitHub.RepositoryName,
    about subject: GitHub.NotificationSubject,
    configure: (inout Self) -> Void = { _ in }
  ) {
    self.init(
      id: id,
      repository: repository,
      subject: subject,
      reason: .subscribed,
      isUnread: true
    )
    configure(&self)
  }
}

extension GitHub.NotificationThread: LenientDecodable {
  package init?(_ object: JSONObject) {
    guard let id = object.nonEmptyString("id"),
      let repository = object.object("repository")?.nonEmptyString("full_name")
        .flatMap(GitHub.RepositoryName.init),
      let subject = object.value("subject", of: GitHub.NotificationSubject.self)
    else { return nil }
    self.init(
      id: id,
      repository: repository,
      repositoryID: object.object("repository")?.integer("id").map { .init(rawValue: $0) },
      subject: subject,
      reason: object.enumeration("reason") ?? .subscribed,
      isUnread: object.bool("unread"),
      updatedAt: object.date("updated_at"),
      lastReadAt: object.date("last_read_at")
    )
  }
}
