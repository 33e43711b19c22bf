import GitHubEndpoints
import GitHubValues
import IssueForms

/// The templates of a repository as the store has them.
nonisolated struct StoredTemplates: Codable, Hashable, Sendable {
  /// The templates.
  let templates: IssueTemplates
  /// The id of the repository in GraphQL.
  let node: String

  init(_ files: IssueTemplateFiles) {
    node = files.node
    templates = IssueTemplates(
      folder: files.folder.map { IssueTemplates.File(path: $0.path, text: $0.text) },
      only: files.only.map { IssueTemplates.File(path: $0.path, text: $0.text) }
    )
  }

  /// Returns the template of a file; `nil` if there is none.
  func template(at path: String) -> IssueTemplate? {
    (templates.templates + [templates.only].compactMap(\.self)).first { $0.path == path }
  }

  /// Returns the template that an address names by its file.
  func template(named file: String) -> IssueTemplate? {
    templates.templates.first { $0.path == file || $0.path.hasSuffix("/\(file)") }
  }
}

nonisolated extension StoreQuery where Value == StoredTemplates {
  /// The templates for the issues of a repository.
  static func issueTemplates(of name: GitHub.RepositoryName) -> Self {
    let endpoint = Endpoint.issueTemplates(of: name).map { StoredTemplates($0) }
    return Self("issue templates", "\(name)".lowercased(), from: .document(endpoint))
  }
}
