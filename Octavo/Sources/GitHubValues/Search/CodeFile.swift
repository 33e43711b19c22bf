public import Foundation

extension GitHub {
  /// A file that a search of code has found.
  public struct CodeFile: Sendable, Hashable, Codable, Identifiable {
    /// The repository.
    public var repository: RepositoryName
    /// The path from the root of the repository.
    public var path: String
    /// The name of the object with the contents.
    public var sha: String
    /// The address of the page of the file.
    public var htmlURL: URL?

    /// The repository with the path, which no other file has.
    public var id: String { "\(repository)/\(path)" }
  }
}

extension GitHub.CodeFile: LenientDecodable {
  package init?(_ object: JSONObject) {
    guard let path = object.nonEmptyString("path"),
      let repository = object.object("repository")?.nonEmptyString("full_name")
        .flatMap(GitHub.RepositoryName.init)
    else { return nil }
    self.init(
      repository: repository,
      path: path,
      sha: object.string("sha") ?? "",
      htmlURL: object.url("html_url")
    )
  }
}
