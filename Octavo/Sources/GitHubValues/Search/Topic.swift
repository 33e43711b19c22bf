extension GitHub {
  /// A topic that owners give to their repositories.
  public struct Topic: Sendable, Hashable, Codable, Identifiable {
    /// The word on a repository, such as “machine-learning”.
    public var name: String
    /// The name as it is written in a text, such as “Machine learning”; `nil` if there is none.
    public var title: String?
    /// The description, in one sentence.
    public var summary: String?
    /// The number of repositories with the topic; `nil` if the server has not sent it.
    public var repositories: Int?

    /// Makes a topic.
    public init(
      name: String,
      title: String? = nil,
      summary: String? = nil,
      repositories: Int? = nil
    ) {
      self.name = name
      self.title = title
      self.summary = summary
      self.repositories = repositories
    }

    /// The word, which no other topic has.
    public var id: String { name }
  }
}

extension GitHub.Topic: LenientDecodable {
  package init?(_ object: JSONObject) {
    guard let name = object.nonEmptyString("name") else { return nil }
    self.init(
      name: name,
      title: object.nonEmptyString("display_name"),
      summary: object.nonEmptyString("short_description") ?? object.nonEmptyString("description"),
      repositories: object.integer("repository_count")
    )
  }
}
