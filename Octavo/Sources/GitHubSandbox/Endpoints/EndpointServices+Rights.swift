/// The viewer who writes to a repository, with the rights there.
struct Writer: Sendable {
  let role: SandboxRole
  let users: UserDirectory
  /// An act of the viewer without a text.
  let act: IssueAct

  var login: String { act.login }
  var repository: HostedRepository { act.repository }

  /// - Throws: A 403 for a role with fewer rights.
  func require(_ least: SandboxRole) throws(ErrorResponse) {
    guard role >= least else { throw .requiresAdminRights }
  }

  /// - Throws: A 403 for a role with fewer rights, unless the viewer is the author.
  func require(_ least: SandboxRole, orAuthor author: String) throws(ErrorResponse) {
    if author.lowercased() != act.key { try require(least) }
  }

  /// - Throws: A 403 if an issue is locked for the viewer.
  func checkLock(of issue: StoredIssue, writing kind: String) throws(ErrorResponse) {
    if issue.isLocked, role < .write { throw .locked(kind) }
  }

  /// Returns an act with the users and issues that a new text refers to and the text before it did
  /// not.
  func act(writing text: String?, replacing old: String? = nil) -> IssueAct {
    guard let text else { return act }
    var act = act
    let (new, known) = (TextReferences(text), TextReferences(old))
    act.mentioned = new.logins.filter { login in
      !known.logins.contains(login) && users.user(login: login)?.isOrganization == false
    }
    act.references = new.numbers.filter { !known.numbers.contains($0) }
    return act
  }
}

extension EndpointServices {
  /// Returns the viewer as a writer to the repository that a request names.
  ///
  /// - Throws: A 401 for an anonymous viewer, and a 403 for a repository that is archived or a role
  ///   with fewer rights.
  func writer(
    _ request: EndpointRequest,
    atLeast least: SandboxRole = .read
  ) async throws -> Writer {
    _ = try request.login()
    let writer = try await writer(request, in: try await repository(request))
    try writer.require(least)
    return writer
  }

  /// Returns the viewer as a writer to a repository.
  ///
  /// - Throws: A 401 for an anonymous viewer, and a 403 for a repository that is archived.
  func writer(_ request: EndpointRequest, in repository: HostedRepository) async throws -> Writer {
    let login = try request.login()
    guard !repository.traits.isArchived else { throw ErrorResponse.archived }
    let snapshot = try await catalog.snapshot()
    return Writer(
      role: snapshot.roles.role(of: login, in: repository),
      users: snapshot.users,
      act: IssueAct(login: login, time: request.now, repository: repository)
    )
  }

  /// Returns the writer and the issue that a request names, or the pull request in its form.
  ///
  /// A pull request of which only a merge commit tells cannot be written to.
  func writtenIssue(
    _ request: EndpointRequest,
    atLeast least: SandboxRole = .read
  ) async throws -> (Writer, ListedIssue) {
    _ = try request.login()
    let issue = try await issueOrPull(request)
    guard issue.issue.id != nil else { throw ErrorResponse.notFound }
    return (try await writer(request, atLeast: least), issue)
  }
}
