/// The ways in which a repository lets issues be opened.
public struct IssueTemplates: Codable, Hashable, Sendable {
  /// A page for questions that are no issues.
  public struct Link: Codable, Hashable, Sendable {
    /// The name.
    public let name: String
    /// The sentence about its purpose.
    public let about: String
    /// The address.
    public let url: String
  }

  /// A file of a repository.
  public struct File: Hashable, Sendable {
    /// The path in the repository.
    public let path: String
    /// The text.
    public let text: String

    /// Makes a file.
    public init(path: String, text: String) { (self.path, self.text) = (path, text) }
  }

  /// The templates to choose from, by the names of their files.
  public let templates: [IssueTemplate]
  /// The text to begin with where there is nothing to choose; `nil` for none.
  public let only: IssueTemplate?
  /// Whether an issue can be opened without a template.
  public let allowsBlank: Bool
  /// The pages for questions that are no issues.
  public let links: [Link]

  /// The most templates that are read.
  private static let most = 100

  /// Reads the files in the folder of templates, and the template of a repository without one.
  public init(folder: [File], only: File?) {
    let files = folder.sorted { $0.path < $1.path }
    templates = files.filter { !$0.isConfiguration && $0.isTemplate }.prefix(Self.most)
      .compactMap { IssueTemplate(path: $0.path, text: $0.text, isOnly: false) }
    self.only = only.flatMap { IssueTemplate(path: $0.path, text: $0.text, isOnly: true) }
    let configuration = files.first(where: \.isConfiguration)
      .flatMap { try? YAMLValue(parsing: $0.text) }
    allowsBlank = configuration?["blank_issues_enabled"]?.bool ?? true
    links = (configuration?["contact_links"]?.elements ?? []).compactMap { link in
      guard let name = link["name"]?.string, let url = link["url"]?.string,
        url.hasPrefix("https://") || url.hasPrefix("http://")
      else { return nil }
      return Link(name: name, about: link["about"]?.string ?? "", url: url)
    }
  }

  /// Whether there is nothing to choose: the user begins to write at once.
  public var isBlankOnly: Bool { templates.isEmpty && links.isEmpty }
}

extension IssueTemplates.File {
  fileprivate var name: String {
    path.split(separator: "/").last.map { $0.lowercased() } ?? ""
  }
  fileprivate var isConfiguration: Bool { ["config.yml", "config.yaml"].contains(name) }
  fileprivate var isTemplate: Bool {
    [".md", ".yml", ".yaml"].contains { name.hasSuffix($0) }
  }
}
