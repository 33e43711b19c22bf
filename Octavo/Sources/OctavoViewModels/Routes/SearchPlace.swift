import GitHubValues

/// A search of the server: its text, and the kind of the things to find.
public nonisolated struct SearchPlace: Codable, Hashable, Sendable {
  /// The kind of the things to find, by the word in GitHub’s addresses.
  public enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
    /// Issues.
    case issues
    /// Pull requests.
    case pulls = "pullrequests"
    /// Files of default branches.
    case code
    /// Commits of default branches.
    case commits
    /// Repositories.
    case repositories
    /// Users and organizations.
    case accounts = "users"
  }

  /// The words and qualifiers, as typed.
  public var text: String
  /// The kind of the things to find.
  public var kind: Kind

  /// Describes a search.
  public init(_ text: String, _ kind: Kind) { (self.text, self.kind) = (text, kind) }

  /// Begins a search in the code of a repository, with which the user goes on.
  init(in name: GitHub.RepositoryName) { self.init("repo:\(name) ", .code) }
}

nonisolated extension AddressWords {
  /// The search of an address; without a query the tab of Explore.
  ///
  /// GitHub’s own addresses name a language beside the query.
  var search: [Route] {
    guard let text = query["q"].map(\.trimmed), !text.isEmpty else { return [] }
    let kind = query["type"].flatMap(SearchPlace.Kind.init) ?? .repositories
    let language = query["l"].flatMap { $0.isEmpty ? nil : $0.replacing("\"", with: "") }.map {
      "language:" + ($0.contains(where: \.isWhitespace) ? "\"\($0)\"" : $0)
    }
    return [.search(SearchPlace([text, language].compactMap(\.self).joined(separator: " "), kind))]
  }
}
