import Foundation
import GitFixture
import Testing

@testable import GitHubSandbox

/// Repositories whose name or owner changes while the sandbox runs.
struct RenameTests {
  private static let lantern = "/repos/ines/lantern"

  private func send(
    _ method: String,
    _ path: String,
    _ body: String,
    _ client: Client
  ) async throws -> Client.Response {
    try await client.send(method, path, body: body)
  }

  /// Serves a repository of the account.
  private func serve(
    state: URL? = nil,
    _ workshop: Workshop,
    _ body: (Client) async throws -> Void
  ) async throws {
    try await workshop.serve(state: state, body)
  }

  private func workshop() throws -> Workshop {
    let workshop = try Workshop()
    try workshop.lantern(owner: "ines")
    return workshop
  }

  @Test func `a renamed repository keeps its ids, and its former name redirects to them`()
    async throws
  {
    let workshop = try workshop()
    try await serve(workshop) { client in
      let opened = try await send("POST", "\(Self.lantern)/issues", #"{"title": "Fog"}"#, client)
      let before = try await client.get(Self.lantern).json
      let release = try await client.get("\(Self.lantern)/releases/latest").json["id"]
      let id = try #require(before["id"].number)

      let renamed = try await send("PATCH", Self.lantern, #"{"name": "big lamp"}"#, client)
      let issues = try await client.get("\(Self.lantern)/issues?state=all").json
      let present = try await client.get("/repos/ines/big-lamp").json
      let paths = client.sandbox.requests.map(\.path)

      #expect(renamed.status == 200)
      #expect(try renamed.json["full_name"] == .string("ines/big-lamp"))
      #expect(present["id"] == before["id"])
      #expect(issues[0]["id"] == (try opened.json["id"]))
      #expect(
        try await client.get("/repos/ines/big-lamp/releases/latest").json["id"] == release
      )
      #expect(paths.contains("/repositories/\(id)/issues?state=all"))
      #expect(try await client.get("/repositories/\(id)").json == present)
    }
  }

  @Test func `names are kept in the state, and a former one can be taken back`() async throws {
    let workshop = try workshop()
    let state = workshop.url.appending(path: "state")
    let folders = [workshop.url.appending(path: "lantern.git")]
    try await workshop.serve(folders, state: state) { client async throws in
      _ = try await send("PATCH", Self.lantern, #"{"name": "a"}"#, client)
      _ = try await send("PATCH", "/repos/ines/a", #"{"name": "b"}"#, client)
    }
    try await workshop.serve(folders, state: state) { client async throws in
      for name in ["lantern", "a", "A", "b"] {
        #expect(try await client.get("/repos/ines/\(name)").json["name"] == .string("b"))
      }
      _ = try await send("PATCH", "/repos/ines/b", #"{"name": "Lantern"}"#, client)
      let count = client.sandbox.requests.count

      #expect(try await client.get(Self.lantern).json["name"] == .string("Lantern"))
      #expect(client.sandbox.requests.count == count + 1)
    }
  }

  @Test func `a transferred repository belongs to the new owner`() async throws {
    let workshop = try workshop()
    try await serve(workshop) { client in
      let moved = try await send(
        "POST",
        "\(Self.lantern)/transfer",
        #"{"new_owner": "TOMAS", "new_name": "lamp"}"#,
        client
      )
      let again = try await send("PATCH", "/repos/tomas/lamp", #"{"name": "x"}"#, client)

      #expect(moved.status == 202)
      #expect(try moved.json["full_name"] == .string("tomas/lamp"))
      #expect(try await client.get(Self.lantern).json["owner"]["login"] == .string("tomas"))
      #expect(try await client.get("/users/tomas/repos").json.strings("name") == ["lamp"])
      // The former owner has committed to it, and may write.
      #expect(again.status == 403)
    }
  }

  @Test(arguments: [
    ("PATCH", "", #"{"name": "rope"}"#, 422), ("PATCH", "", "{}", 422),
    ("PATCH", "", #"{"name": ""}"#, 422), ("PATCH", "", #"{"name": ".."}"#, 422),
    ("PATCH", "", #"{"name": 7}"#, 422), ("PATCH", "", "[", 400),
    ("PATCH", "", #"{"name": "\#(String(repeating: "a", count: 101))"}"#, 422),
    ("PATCH", "", #"{"name": "\u0000/\u001b[2J"}"#, 200),
    ("POST", "/transfer", "{}", 422), ("POST", "/transfer", #"{"new_owner": "nobody-here"}"#, 422),
    ("POST", "/transfer", #"{"new_owner": ["ines"]}"#, 422),
  ])
  func `a name that is taken or cannot be one is refused`(
    _ method: String,
    _ path: String,
    _ body: String,
    _ status: Int
  ) async throws {
    let workshop = try workshop()
    try workshop.repository("rope", owner: "ines") { _ in }
    try await serve(workshop) { client in
      let response = try await send(method, Self.lantern + path, body, client)

      #expect(response.status == status)
      let name = try await client.get(Self.lantern).json["name"].text ?? ""
      #expect((name == "lantern") == (status != 200))
      #expect(name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-._".contains($0)) })
    }
  }

  @Test func `only the owner renames`() async throws {
    let workshop = try Workshop()
    try workshop.lantern()
    try await serve(workshop) { client in
      let path = "/repos/harbour/lantern"
      let own = try await send("PATCH", path, #"{"name": "x"}"#, client)
      let stranger = try await client.send("PATCH", path, [:], body: #"{"name": "x"}"#)

      #expect(statuses(own, stranger) == [403, 401])
    }
  }
}
