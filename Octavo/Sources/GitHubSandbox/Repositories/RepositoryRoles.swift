/// The rights of users in repositories, and the relations that GitHub shows beside their texts.
struct RepositoryRoles: Sendable {
  /// The roles that accounts were given, by repository and login, both in lower case.
  private var given: [String: [String: SandboxRole]] = [:]
  private let organizations: [String: Organization]
  /// The number of commits of each user in each repository, by login in lower case and repository.
  private let committed: [String: [Int: Int]]

  init(
    accounts: [SandboxAccount],
    organizations: [Organization],
    committed: [String: [Int: Int]]
  ) {
    for account in accounts {
      for (name, role) in account.roles {
        given[name.lowercased(), default: [:]][account.login.lowercased()] = role
      }
    }
    self.organizations = Dictionary(
      organizations.map { ($0.profile.key, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    self.committed = committed
  }

  /// Returns the role of a user, which authors of commits have without being given one.
  func role(of login: String, in repository: HostedRepository) -> SandboxRole {
    let login = login.lowercased()
    if repository.owner.lowercased() == login { return .admin }
    if let role = givenRole(of: login, in: repository) { return role }
    return committed[login]?[repository.id] == nil ? .read : .write
  }

  private func givenRole(of login: String, in repository: HostedRepository) -> SandboxRole? {
    given[repository.origin.lowercased()]?[login] ?? given["*"]?[login]
  }

  /// Returns the relation in GitHub's words, such as `OWNER` or `CONTRIBUTOR`.
  func association(of login: String, in repository: HostedRepository) -> String {
    let login = login.lowercased()
    let owner = repository.owner.lowercased()
    if owner == login { return "OWNER" }
    if organizations[owner]?.hasMember(login) == true { return "MEMBER" }
    if givenRole(of: login, in: repository) != nil { return "COLLABORATOR" }
    return committed[login]?[repository.id] == nil ? "NONE" : "CONTRIBUTOR"
  }

  /// Returns the logins, in lower case and in order, of those who have at least a role, beginning
  /// with the owner unless that is an organisation.
  func logins(
    in repository: HostedRepository,
    havingAtLeast role: SandboxRole
  ) -> [String] {
    let owner = repository.owner.lowercased()
    let isOrganization = organizations[owner] != nil
    let authors = committed.filter { $0.value[repository.id] != nil }.keys
    let given = [repository.origin.lowercased(), "*"].flatMap { (self.given[$0] ?? [:]).keys }
    let others = Set(authors).union(given).subtracting([owner])
    return (isOrganization ? [] : [owner])
      + others.sorted().filter { self.role(of: $0, in: repository) >= role }
  }
}
