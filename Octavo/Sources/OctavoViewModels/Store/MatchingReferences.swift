import GitHubEndpoints
public import GitHubValues

/// The branches or the tags whose names begin with a text, in the order of their names.
public nonisolated struct MatchingReferences: Sendable, Equatable, Codable {
  /// The first branches or tags.
  public var references: [GitHub.Reference]
  /// Whether the server has more of them.
  public var isPart: Bool

  /// Makes the branches or tags of a response.
  public init(_ references: [GitHub.Reference], isPart: Bool = false) {
    self.references = references
    self.isPart = isPart
  }
}

nonisolated extension StoreQuery where Value == MatchingReferences {
  /// The branches or the tags whose names begin with a text.
  static func references(
    of name: GitHub.RepositoryName,
    _ kind: GitHub.Reference.Kind,
    beginningWith start: String
  ) -> Self {
    let fullName = GitHub.Reference(kind: kind, name: start).id.dropFirst("refs/".count)
    let endpoint = Endpoint.references(beginningWith: String(fullName), of: name).map { page in
      MatchingReferences(page.items.compactMap(\.reference), isPart: page.next != nil)
    }
    let repository = "\(name)".lowercased()
    return Self("matching \(kind)", repository, start, from: .document(endpoint))
  }
}
