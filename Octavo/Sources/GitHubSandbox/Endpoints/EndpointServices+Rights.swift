extension EndpointServices {
  /// The viewer's rights in the repository that a request writes to.
  struct Writer: Sendable {
    let login: String
    let role: SandboxRole

    /// - Throws: A 403 for a role with fewer rights.
    func require(_ least: SandboxRole) throws(ErrorResponse) {
      guard role >= least else { throw .requiresAdminRights }
    }

    /// Whether the viewer is a user, whose login may be written in other letters.
    func isUser(_ login: String) -> Bool { self.login.lowercased() == login.lowercased() }
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
}
