public import Foundation

extension GitHub {
  /// A few files that are shared outside a repository.
  public struct Gist: Sendable, Hashable, Codable, Identifiable {
    /// The name of the gist in addresses.
    public var id: String
    /// One line about the gist.
    public var description: String?
    /// Whether it is in lists; others are found by those who know the address.
    public var isPublic: Bool
    /// The account that owns it; `nil` for an anonymous one.
    public var owner: Account?
    /// The files, by name.
    public var files: [GistFile]
    /// Whether it has more files than the response.
    public var isTruncated: Bool
    /// The number of comments.
    public var comments: Int
    /// The time at which it was made.
    public var createdAt: Date?
    /// The time of its last change.
    public var updatedAt: Date?
    /// The address of its page.
    public var htmlURL: URL?
  }
}

extension GitHub.Gist: LenientDecodable {
  package init?(_ object: JSONObject) {
    guard let id = object.nonEmptyString("id") else { return nil }
    let files = object.object("files")
    self.init(
      id: id,
      description: object.nonEmptyString("description"),
      isPublic: object.bool("public"),
      owner: object.value("owner") ?? object.value("user"),
      files: (files?.keys ?? []).compactMap { name in
        files?.object(JSONKey(stringValue: name)).map { GitHub.GistFile(name: name, $0) }
      },
      isTruncated: object.bool("truncated"),
      comments: object.integer("comments") ?? 0,
      createdAt: object.date("created_at"),
      updatedAt: object.date("updated_at"),
      htmlURL: object.url("html_url")
    )
  }
}
