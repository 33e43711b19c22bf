/// The open invitations of the viewer to repositories.
struct InvitationEndpoints: Sendable {
  let services: EndpointServices

  var routes: [Route] {
    [.get("/user/repository_invitations", action: invitations).requiring("repo:invite", "repo")]
  }

  @Sendable private func invitations(_ request: EndpointRequest) async throws -> EndpointResponse {
    let login = try request.login()
    let catalog = try await services.catalog(for: request)
    let found = try await NotificationStore(state: services.state).invitations(of: login)
      .compactMap { invitation in
        catalog.snapshot.repository(id: invitation.repository).map { (invitation, $0) }
      }
    return await .page(of: found, for: request) { invitation, repository in
      InvitationBody(
        invitation: invitation,
        repository: RepositoryBody(
          details: await catalog.details(of: repository),
          links: request.links
        ),
        users: catalog.snapshot.users,
        links: request.links
      )
    }
  }
}
