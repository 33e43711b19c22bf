import Foundation
import Testing

@testable import GitHubSandbox

/// Organisations, their members, repositories and events.
struct OrganizationTests {
  private static let token = ["Authorization": "Bearer demo-token-of-juno"]

  @Test func `an organisation has a profile, members, repositories and events`() async throws {
    try await Workshop.serveDemo { client, _ in
      let path = "/orgs/Patient-Tools"
      let profile = try await client.checked(path, against: "organization", [:])
      let members = try await client.checked("\(path)/members", against: "users", [:])
      let repositories = try await client.checked(
        "\(path)/repos",
        against: "minimal-repositories",
        [:]
      )
      let events = try await client.checked("\(path)/events", against: "events", [:])

      #expect([profile["name"].text, profile["type"].text] == ["Patient Tools", "Organization"])
      #expect(profile["public_repos"] == .int(1))
      #expect(members.strings("login") == ["juno", "hina-m", "maralind", "tkowal", "wrenb"])
      #expect(repositories.strings("full_name") == ["patient-tools/handbook"])
      #expect(repositories[0]["owner"]["type"].text == "Organization")
      #expect(Set(events.strings("type")).isSuperset(of: ["PushEvent", "CreateEvent"]))
    }
  }

  @Test func `users have the organisations that they are members of`() async throws {
    try await Workshop.serveDemo { client, _ in
      let own = try await client.checked("/user/orgs", against: "organizations", Self.token)
      let none = try await client.checked("/users/adaeze/orgs", against: "organizations", [:])
      let affiliated = try await client.get(
        "/user/repos?affiliation=organization_member",
        Self.token
      )

      #expect(own.strings("login") == ["patient-tools"])
      #expect(none == .array([]))
      #expect(try affiliated.json.strings("name") == ["handbook"])
      let found = [
        try await client.get("/user/orgs", [:]).status,
        try await client.get("/orgs/patient-tools/members/juno", [:]).status,
        try await client.get("/orgs/patient-tools/members/adaeze", [:]).status,
        try await client.get("/orgs/juno", [:]).status,
        try await client.get("/users/patient-tools", [:]).status,
      ]
      #expect(found == [401, 204, 404, 404, 200])
    }
  }

  @Test func `an owner of folders is no organisation`() async throws {
    let workshop = try Workshop()
    try workshop.lantern()
    try await workshop.serve { client async throws in
      #expect(try await client.get("/orgs/harbour").status == 404)
      #expect(try await client.get("/users/harbour").json["type"].text == "User")
    }
  }
}
