extension EndpointServices {
  /// The viewer's rights in the repository that a request writes to.
  struct Writer: Sendable {
    let login: String
    let role: SandboxRole

    /// - Throws: A 403 for a role with fewer rights.
    func require(_ least: SandboxRole) throws(ErrorResponse) {
      guard role >= least else { throw .requiresAdminRights }
    }

    /// - Throws: A 403 for a role with fewer rights, unless the viewer is the author.
    func require(_ least: SandboxRole, orAuthor author: String) throws(ErrorResponse) {
      if login.lowercased() != author.lowercased() { try require(least) }
    }
  }

  /// Returns the login of the viewer and the viewer's role in a repository.
  ///
  /// - Throws: A 401 for an anonymous viewer, and a 403 for a repository that is archived.
  func writer(_ request: EndpointRequest, in repository: HostedRepository) async throws -> Writer {
    let login = try request.login()
    guard !repository.traits.isArchived else { throw ErrorResponse.archived }
    let roles = try await catalog.snapshot().roles
    return Writer(login: login, role: roles.role(of: login, in: repository))
  }

  /// Returns an act of a writer with the users and issues that a new text refers to and the text
  /// before it did not.
  func act(
    of writer: Writer,
    _ request: EndpointRequest,
    in repository: HostedRepository,
    text: String? = nil,
    replacing old: String? = nil
  ) async throws -> IssueAct {
    var act = IssueAct(login: writer.login, time: request.now, repository: repository)
    guard let text else { return act }
    let (new, known) = (TextReferences(text), TextReferences(old))
    let users = try await catalog.snapshot().users
    act.mentioned = new.logins.filter { login in
      !known.logins.contains(login) && users.user(login: login)?.isOrganization == false
    }
    act.references = new.numbers.filter { !known.numbers.contains($0) }
    return act
  }

  /// - Throws: A 403 if an issue is locked for the writer.
  func checkLock(
    of issue: StoredIssue,
    for writer: Writer,
    writing kind: String
  ) throws(ErrorResponse) {
    if issue.isLocked, writer.role < .write { throw .locked(kind) }
  }
}
