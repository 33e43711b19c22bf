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

    /// Makes a file.
    public init(repository: RepositoryName, path: String, sha: String, htmlURL: URL? = nil) {
      (self.repository, self.path, self.sha) = (repository, path, sha)
      self.htmlURL = htmlURL
    }

    /// The repository with the path, which no other file has.
    public var id: String { "\(repository)/\(path)" }

    /// The commit whose file was found; `nil` if the address of the page does not name it.
    public var commit: String? {
      guard let words = htmlURL?.pathComponents, words.count > 5, words[3] == "blob",
        (40...64).contains(words[4].utf8.count), words[4].allSatisfy(\.isHexDigit)
      else { return nil }
      return words[4]
    }
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
