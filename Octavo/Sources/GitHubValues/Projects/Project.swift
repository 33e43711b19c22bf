public import Foundation

extension GitHub {
  /// A project of an account, such as a board, with the states that its items can have.
  public struct Project: Sendable, Hashable, Codable, Identifiable {
    /// The id in GraphQL.
    public var id: String
    /// The number among the projects of its owner.
    public var number: Int
    /// The title: untrusted text.
    public var title: String
    /// The address of its page.
    public var url: URL?
    /// Whether it is closed.
    public var isClosed: Bool
    /// Whether the user may change it; `nil` while that is not known.
    public var canUpdate: Bool?
    /// The id of its field “Status”; `nil` for a project without one that has options.
    public var statusField: String?
    /// The options of the field, in their order.
    public var statuses: [ProjectStatus]

    /// Makes a project.
    public init(
      id: String,
      number: Int,
      title: String,
      isClosed: Bool = false,
      canUpdate: Bool? = nil,
      statusField: String? = nil,
      statuses: [ProjectStatus] = []
    ) {
      (self.id, self.number, self.title) = (id, number, title)
      (self.isClosed, self.canUpdate) = (isClosed, canUpdate)
      (self.statusField, self.statuses) = (statusField, statuses)
    }
  }
}

extension GitHub.Project: LenientDecodable {
  package init?(_ object: JSONObject) {
    guard let id = object.nonEmptyString("id") else { return nil }
    let field = object.object("field")
    self.init(
      id: id,
      number: object.integer("number") ?? 0,
      title: object.string("title") ?? "",
      isClosed: object.bool("closed"),
      canUpdate: object.knownBool("viewerCanUpdate"),
      statusField: field?.nonEmptyString("id"),
      statuses: field?.list("options") ?? []
    )
    url = object.url("url")
  }
}
