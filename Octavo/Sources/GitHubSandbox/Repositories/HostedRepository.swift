/// A repository under the name that the sandbox serves it by.
struct HostedRepository: Sendable {
  let id: Int
  private(set) var owner: String
  private(set) var name: String
  let description: String?
  let homepage: String?
  let topics: [String]
  private(set) var git: GitRepository
  var traits: RepositoryTraits
  /// The full name in lower case, by which it is found.
  private(set) var key: String
  /// The full names in lower case that lead to it with a redirect.
  private(set) var formerKeys: [String]
  /// The full name before any renaming, by which the configuration and other repositories know it.
  let origin: String

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
    origin = "\(owner)/\(name)"
    key = origin.lowercased()
    formerKeys = formerNames.map { $0.lowercased() }
  }

  /// Takes the names that the repository was given while the sandbox ran.
  mutating func take(_ naming: RepositoryNaming) {
    owner = naming.owner
    name = naming.name
    key = fullName.lowercased()
    formerKeys = naming.former.split(separator: "\n").map(String.init)
  }

  /// Takes the copy that is written to in place of the repository itself.
  mutating func take(_ copy: GitRepository) { git = copy }

  var fullName: String { "\(owner)/\(name)" }
  var isPrivate: Bool { traits.readers != nil }
  var isFork: Bool { traits.parent != nil }
}
