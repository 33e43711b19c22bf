import Testing

@testable import GitHubSandbox

/// The data of the account that git does not record, and those that its commits have.
struct OwnDataTests {
  @Test func `addresses are those of the commits, keys and runs there are none`() async throws {
    let workshop = try Workshop()
    try workshop.lantern()
    try await workshop.serve { client async throws in
      let emails = try await client.checked("/user/emails", against: "emails")
      let runs = try await client.get("/repos/harbour/lantern/actions/runs").json

      #expect(emails.strings("email") == ["ines@example.org"])
      #expect(emails[0]["primary"] == .bool(true))
      #expect(runs["workflow_runs"] == .array([]))
      #expect(try await client.get("/repos/harbour/lantern/actions/runs/1").status == 404)
      #expect(try await client.get("/repos/harbour/lantern/actions/runs/x/jobs").status == 404)
      #expect(try await client.get("/repos/harbour/none/actions/runs").status == 404)
      #expect(try await client.get("/users/tomas/keys").json == .array([]))
      #expect(try await client.get("/users/nobody/keys").status == 404)
      // The token of the account lacks the scope of keys.
      #expect(try await client.get("/user/keys").status == 403)
      #expect(try await client.get("/user/emails", [:]).status == 401)
    }
  }

  @Test func `a licence has its file, and a repository without one none`() async throws {
    let workshop = try Workshop()
    try workshop.lantern()
    try await workshop.serve { client async throws in
      // A file alone is no licence that the catalog knows.
      #expect(try await client.get("/repos/harbour/lantern/license").status == 404)
    }
    try await Workshop.serveDemo { client, _ in
      let token = ["Authorization": "Bearer demo-token-of-juno"]
      let path = "/repos/juno/frost-dates"
      let repository = try await client.get(path, token).json
      let json = try await client.checked("\(path)/license", against: "license", token)

      #expect(json["license"] == repository["license"])
      #expect(json["path"] == .string("LICENSE"))
      #expect(json["content"].text?.isEmpty == false)
    }
  }
}
