extension GitHub {
  /// The state of an issue or a pull request for the account that reads it.
  public struct IssueViewerState: Sendable, Hashable, Codable {
    /// The id in GraphQL.
    public var nodeID: String
    /// Whether the viewer is notified; `nil` if the server has not said.
    public var subscription: SubscriptionState?
    /// Whether the viewer may change the subscription.
    public var canSubscribe: Bool
    /// Whether the viewer may change the title and the text.
    public var canUpdate: Bool
    /// Whether the viewer may close it, or reopen it if it is closed.
    public var canChangeState: Bool
    /// Whether the viewer may react to it.
    public var canReact: Bool
    /// Whether only members of the project may comment.
    public var isLocked: Bool
    /// The reactions to it; `nil` if the server has not sent them.
    public var reactions: [ReactionGroup]?
  }

  /// The state of a comment for the account that reads it.
  public struct CommentViewerState: Sendable, Hashable, Codable, Identifiable {
    /// The number of the comment, unique on its server.
    public var id: Int
    /// The id in GraphQL.
    public var nodeID: String
    /// Whether the viewer may change the text.
    public var canUpdate: Bool
    /// Whether the viewer may delete it.
    public var canDelete: Bool
    /// The reactions to it; `nil` if the server has not sent them.
    public var reactions: [ReactionGroup]?
  }
}

extension GitHub.IssueViewerState: LenientDecodable {
  package init?(_ object: JSONObject) {
    guard let nodeID = object.nonEmptyString("id") else { return nil }
    self.init(
      nodeID: nodeID,
      subscription: object.enumeration("viewerSubscription"),
      canSubscribe: object.bool("viewerCanSubscribe"),
      canUpdate: object.bool("viewerCanUpdate"),
      canChangeState: object.bool("viewerCanClose") || object.bool("viewerCanReopen"),
      canReact: object.bool("viewerCanReact"),
      isLocked: object.bool("locked"),
      reactions: object.reactionGroups
    )
  }
}

extension GitHub.CommentViewerState: LenientDecodable {
  package init?(_ object: JSONObject) {
    guard let id = object.integer("databaseId"), let nodeID = object.nonEmptyString("id") else {
      return nil
    }
    self.init(
      id: id,
      nodeID: nodeID,
      canUpdate: object.bool("viewerCanUpdate"),
      canDelete: object.bool("viewerCanDelete"),
      reactions: object.reactionGroups
    )
  }
}

extension JSONObject {
  /// The groups of reactions; `nil` if they are missing, which is not to have none.
  fileprivate var reactionGroups: [GitHub.ReactionGroup]? {
    text("reactionGroups") == nil ? nil : list("reactionGroups")
  }
}
