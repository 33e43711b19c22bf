import Testing

@testable import GitHubSandbox

/// The endpoints that describe the server.
struct ServiceTests {
  @Test func `the root lists endpoints that are served`() async throws {
    let workshop = try Workshop()
    try workshop.lantern()
    try await workshop.serve { client async throws in
      let root = try await client.get("").json

      #expect(root["user_url"].text?.hasSuffix("/api/v3/users/{user}") == true)
      for key in ["current_user_url", "emojis_url", "notifications_url", "rate_limit_url"] {
        #expect(try await client.get(root[key].text ?? "").status == 200, "\(key)")
      }
      #expect(try await client.get("", [:]).status == 200)
      let web = try #require(root["emojis_url"].text?.split(separator: "/api").first)
      #expect(try await client.get("\(web)/").status == 404)
      #expect(try await client.send("POST", "", body: "{}").status == 404)
    }
  }

  @Test func `the names of emoji lead to pictures named after their characters`() async throws {
    try await Workshop().serve { client async throws in
      let emojis = try await client.get("/emojis", [:]).json
      let meta = try await client.get("/meta", [:]).json

      #expect(emojis["+1"].text?.hasSuffix("/unicode/1f44d.png?v8") == true)
      #expect(emojis["heart"].text?.hasSuffix("/unicode/2764.png?v8") == true)
      #expect(meta["verifiable_password_authentication"] == .bool(true))
    }
  }

  @Test func `each emoji is one character with a name of GitHub's form`() {
    for (name, character) in EmojiTable.characters {
      #expect(character.count == 1 && !character.allSatisfy(\.isASCII), "\(name)")
      #expect(name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "_+-".contains($0)) })
    }
  }
}
