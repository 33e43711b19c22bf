import Foundation
import Testing

@testable import GitHubSandbox

/// People and who follows whom.
struct UserTests {
  @Test func `the account sees itself, others see less`() async throws {
    let workshop = try Workshop()
    try workshop.lantern()
    try await workshop.serve { client async throws in
      let own = try await client.checked("/user", against: "private-user")
      let other = try await client.checked("/users/TOMAS", against: "public-user")

      #expect(own["two_factor_authentication"] == .bool(true))
      #expect(
        ["login", "name", "created_at"].map { other[$0].text } == [
          "tomas", "Tomas Reyes", "2026-02-02T15:09:26Z",
        ]
      )
      #expect(try await client.get("/users/nobody").status == 404)
    }
  }

  @Test func `following moves both counts`() async throws {
    let workshop = try Workshop()
    try workshop.lantern()
    try await workshop.serve { client async throws in
      func counts() async throws -> [JSON] {
        [
          try await client.get("/user").json["following"],
          try await client.get("/users/tomas").json["followers"],
        ]
      }
      #expect(try await client.get("/user/following/tomas").status == 204)
      #expect(try await counts() == [.int(1), .int(1)])

      #expect(try await client.send("DELETE", "/user/following/tomas").status == 204)

      #expect(try await client.get("/user/following/tomas").status == 404)
      #expect(try await counts() == [.int(0), .int(0)])
      #expect(try await client.send("PUT", "/user/following/tomas").status == 204)
      let followers = try await client.checked("/users/tomas/followers", against: "users")
      let following = try await client.checked("/users/ines/following", against: "users")
      #expect(try await client.get("/users/ines/following/tomas", [:]).status == 204)
      #expect(try await client.get("/users/tomas/following/ines", [:]).status == 404)
      #expect(followers.strings("login") == ["ines"])
      #expect(following.strings("login") == ["tomas"])
      let refused = [
        try await client.send("PUT", "/user/following/ines").status,
        try await client.send("PUT", "/user/following/nobody").status,
        try await client.send("PUT", "/user/following/tomas", [:]).status,
      ]
      #expect(refused == [422, 404, 401])
    }
  }

  @Test func `decisions outlive the sandbox`() async throws {
    let workshop = try Workshop()
    try workshop.lantern()
    let state = workshop.url.appending(path: "state")
    try await workshop.serve(state: state) { client async throws in
      _ = try await client.send("DELETE", "/user/following/tomas")
      _ = try await client.send("DELETE", "/user/starred/harbour/lantern")
    }

    try await workshop.serve(state: state) { client async throws in
      #expect(try await client.get("/user/following").json == .array([]))
      #expect(try await client.get("/user/starred").json == .array([]))
    }
  }

  @Test func `a user's picture is a PNG of the requested size`() async throws {
    let workshop = try Workshop()
    try workshop.lantern()
    try await workshop.serve { client async throws in
      let address = try #require(try await client.get("/users/tomas").json["avatar_url"].text)
      let response = try await client.get("\(address)?s=48", [:])

      #expect(response.headers["content-type"] == "image/png")
      #expect(Array(response.body.prefix(8)) == [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
      #expect(Array(response.body[16..<24]) == [0, 0, 0, 48, 0, 0, 0, 48])
      #expect(response.headers["x-ratelimit-limit"] == nil)
    }
  }
}
