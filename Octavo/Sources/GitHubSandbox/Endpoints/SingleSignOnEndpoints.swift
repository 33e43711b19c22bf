/// The page on which the user authorizes a token for an organization.
struct SingleSignOnEndpoints: Sendable {
  let services: EndpointServices

  var routes: [Route] { [.get("/orgs/:org/sso", bucket: .free, action: authorize)] }

  @Sendable private func authorize(_ request: EndpointRequest) async throws -> EndpointResponse {
    let organization = try request.text("org")
    let isDone = try await services.singleSignOn.authorize(
      organization,
      request: request.query["authorization_request"]
    )
    guard isDone else {
      return LoginPage(heading: "No token has to be authorized for \(organization).", status: 404)
        .response
    }
    return LoginPage(
      heading: "The token is authorized for \(organization).",
      text: "You can close this page."
    )
    .response
  }
}
