public import GitHubValues

/// The files of a repository that say how issues are opened in it.
public struct IssueTemplateFiles: Sendable, Hashable {
  /// A file.
  public struct File: Sendable, Hashable {
    /// The path in the repository.
    public let path: String
    /// The text.
    public let text: String

    package init(path: String, text: String) { (self.path, self.text) = (path, text) }
  }

  /// The id of the repository in GraphQL.
  public var node: String
  /// The files in the folder of templates.
  public var folder: [File]
  /// The template of a repository that has no folder of them.
  public var only: File?

  package init(node: String, folder: [File], only: File?) {
    (self.node, self.folder, self.only) = (node, folder, only)
  }

  /// Whether there are none.
  public var isEmpty: Bool { folder.isEmpty && only == nil }
}

extension Endpoint where Value == IssueTemplateFiles {
  /// The templates of a repository, or else those that its owner has for all repositories.
  ///
  /// - Throws: `.notFound` if there is no such repository.
  public static func issueTemplates(of name: GitHub.RepositoryName) -> Self {
    Endpoint<GitHub.Partial<IssueTemplateFiles>>.query(
      GraphQLQuery(
        .query,
        "IssueTemplates",
        GraphQLVariable.repository(name),
        fields: """
          repository(owner: $owner, name: $name) { id \(TemplatePlaces.fields) }
          shared: repository(owner: $owner, name: ".github") { \(TemplatePlaces.fields) }
          """,
        decode: { data in
          guard let repository = data.object("repository") else { return nil }
          let own = TemplatePlaces.files(of: repository)
          guard own.isEmpty else { return own }
          var shared = TemplatePlaces.files(of: data.object("shared"))
          shared.node = own.node
          return shared
        }
      )
    )
    .map(\.value)
  }
}

/// The places of templates in a repository, in the order in which the server looks for them.
private enum TemplatePlaces {
  private static let folders = [".github/ISSUE_TEMPLATE", "ISSUE_TEMPLATE", "docs/ISSUE_TEMPLATE"]
  private static let files = [".github", "", "docs"].flatMap { folder in
    ["ISSUE_TEMPLATE.md", "issue_template.md"].map { folder.isEmpty ? $0 : "\(folder)/\($0)" }
  }

  /// The fields of a repository.
  static let fields =
    folders.enumerated().map { index, path in
      """
      folder\(index): object(expression: "HEAD:\(path)") {
        ... on Tree { entries { name type object { ... on Blob { isTruncated text } } } }
      }
      """
    }.joined(separator: "\n") + "\n"
    + files.enumerated().map { index, path in
      "file\(index): object(expression: \"HEAD:\(path)\") { ... on Blob { isTruncated text } }"
    }.joined(separator: "\n")

  static func files(of repository: JSONObject?) -> IssueTemplateFiles {
    let node = repository?.nonEmptyString("id") ?? ""
    var found = IssueTemplateFiles(node: node, folder: [], only: nil)
    guard let repository else { return found }
    for (index, path) in folders.enumerated() where found.folder.isEmpty {
      let entries: [Entry] =
        repository.object(JSONKey(stringValue: "folder\(index)"))?.list("entries") ?? []
      found.folder = entries.map { entry in
        IssueTemplateFiles.File(path: "\(path)/\(entry.name)", text: entry.text)
      }
    }
    for (index, path) in files.enumerated() where found.only == nil {
      if let text = text(of: repository.object(JSONKey(stringValue: "file\(index)"))) {
        found.only = IssueTemplateFiles.File(path: path, text: text)
      }
    }
    return found
  }

  /// A text file of a folder.
  private struct Entry: LenientDecodable {
    let name: String
    let text: String

    init?(_ object: JSONObject) {
      guard let name = object.nonEmptyString("name"),
        let text = TemplatePlaces.text(of: object.object("object"))
      else { return nil }
      (self.name, self.text) = (name, text)
    }
  }

  /// The text of a file; `nil` for a binary one, and for one of which a part is missing.
  private static func text(of blob: JSONObject?) -> String? {
    guard let blob, !blob.bool("isTruncated") else { return nil }
    return blob.string("text")
  }
}
