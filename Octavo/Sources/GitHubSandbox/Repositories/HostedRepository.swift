/// A repository under the name that the sandbox serves it by.
struct HostedRepository: Sendable {
  let id: Int
  let owner: String
  let name: String
  let description: String?
  let homepage: String?
  let topics: [String]
  let git: GitRepository
  var traits: RepositoryTraits
  /// The full name in lower case, by which it is found.
  let key: String
  /// The full names in lower case that lead to it with a redirect.
  let formerKeys: [String]

  init(
    owner: String,
    name: String,
    description: String? = nil,
    homepage: String? = nil,
    topics: [String] = [],
    formerNames: [String] = [],
    git: GitRepository,
    traits: RepositoryTraits = RepositoryTraits()
  ) {
    id = stableIdentifier("repository", "\(owner)/\(name)")
    self.owner = owner
    self.name = name
    self.description = description
    self.homepage = homepage
    self.topics = topics
    self.git = git
    self.traits = traits
    key = "\(owner)/\(name)".lowercased()
    formerKeys = formerNames.map { $0.lowercased() }
  }

  var fullName: String { "\(owner)/\(name)" }
  var isPrivate: Bool { traits.readers != nil }
  var isFork: Bool { traits.parent != nil }
}
