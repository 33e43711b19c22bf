import GitHubValues
import Testing

@testable import GitHubEndpoints

struct OrganizationEndpointTests {
  @Test func `an organisation has its description where a user has a biography`() throws {
    let endpoint = Endpoint.organization("acme")
    let json = #"""
      {"id": 5, "login": "acme", "description": "We make everything", "name": null,
       "public_repos": 3, "followers": "9", "is_verified": true}
      """#

    #expect(endpoint.line == "GET /orgs/acme")
    #expect(
      try endpoint.value(of: json)
        == GitHub.User(
          id: 5,
          login: "acme",
          kind: .organization,
          bio: "We make everything",
          publicRepositories: 3,
          followers: 9
        )
    )
  }

  @Test(arguments: [
    (Endpoint.ownOrganizations, "/user/orgs"), (.organizations(of: "ada"), "/users/ada/orgs"),
  ])
  func `a list of organisations`(
    _ endpoint: Endpoint<GitHub.Page<GitHub.Account>>,
    _ path: String
  ) throws {
    let json = #"[{"login": "acme", "id": 5, "description": null}, {"id": 6}]"#

    #expect(endpoint.line == "GET \(path)?per_page=100")
    #expect(
      try endpoint.value(of: json).items == [GitHub.Account(login: "acme", kind: .organization)]
    )
  }

  @Test func `members`() throws {
    let endpoint = Endpoint.members(of: "acme")

    #expect(endpoint.line == "GET /orgs/acme/members?per_page=100")
    #expect(
      try endpoint.value(of: #"[{"login": "ada", "type": "User"}, "x"]"#).items
        == [GitHub.Account(login: "ada", kind: .user)]
    )
  }

  @Test func `a membership`() throws {
    let endpoint = Endpoint.isMember("ada", of: "acme")

    #expect(endpoint.line == "GET /orgs/acme/members/ada")
    #expect(try endpoint.value(of: ""))
    #expect(endpoint.value(for: APIError(.notFound)) == false)
  }

  @Test func `repositories`() throws {
    let endpoint = Endpoint.repositories(ofOrganization: "acme")
    let json = #"[{"id": "7", "full_name": "acme/engine", "owner": null, "topics": ["a", 1]}]"#

    #expect(endpoint.line == "GET /orgs/acme/repos?sort=full_name&per_page=100")
    #expect(
      try endpoint.value(of: json).items
        == [GitHub.Repository(id: 7, owner: .init(login: "acme"), name: "engine", topics: ["a"])]
    )
  }
}
