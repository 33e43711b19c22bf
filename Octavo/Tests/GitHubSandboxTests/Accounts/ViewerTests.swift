import Testing

@testable import GitHubSandbox

/// Responses that depend on the viewer, each of which has a tag of its own.
struct ViewerTests {
  @Test func `the tag of one viewer is none for another`() async throws {
    try await Workshop.serveAll { client, _ async throws in
      let path = "/repos/harbour/lantern/issues/1"
      let first = try await client.get(path, Workshop.visitor.header)
      func status(_ account: SandboxAccount) async throws -> Int {
        var headers = account.header
        headers["If-None-Match"] = first.headers["etag"]
        return try await client.get(path, headers).status
      }

      #expect(try await status(Workshop.visitor) == 304)
      #expect(try await status(Workshop.writer) == 200)
    }
  }

  @Test func `two tokens of one account see what their scopes permit`() async throws {
    try await Workshop.serveDemo { client, _ async throws in
      let token = ["Authorization": "Bearer demo-token-of-juno"]
      let basic = Client.basic("juno", "bookbinder", code: "246810")
      let made = try await client.send(
        "POST",
        "/authorizations",
        basic,
        body: #"{"scopes": ["public_repo"], "note": "Narrow"}"#
      )
      let narrow = ["Authorization": "token \(try made.json["token"].text ?? "")"]
      let wide = try await client.get("/user/repos?per_page=100", token).json
      let few = try await client.get("/user/repos?per_page=100", narrow).json
      let hidden = wide.items.filter { $0["private"] == .bool(true) }.compactMap {
        $0["full_name"].text
      }

      #expect(!hidden.isEmpty)
      #expect(few.items.count == wide.items.count - hidden.count)
      for name in hidden {
        #expect(try await client.get("/repos/\(name)", token).status == 200)
        #expect(try await client.get("/repos/\(name)", narrow).status == 404)
      }
    }
  }
}
