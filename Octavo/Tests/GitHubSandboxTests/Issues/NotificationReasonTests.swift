import Testing

@testable import GitHubSandbox

/// The notifications that changes make for other accounts, with their reasons.
struct NotificationReasonTests {
  @Test func `each account is notified for its own reason, and never of its own acts`() async throws
  {
    try await Workshop.serveAll { client, _ async throws in
      let accounts = [
        client(Workshop.visitor), client(Workshop.triager), client(Workshop.writer),
        client(Workshop.reader), client(Workshop.account), client(Workshop.owner),
      ]
      let (vera, timo, wanda, tomas, ines, harbour) = (
        accounts[0], accounts[1], accounts[2], accounts[3], accounts[4], accounts[5]
      )
      #expect(try await harbour.reasons() == ["Flicker": "subscribed"])
      #expect(try await vera.reasons() == [:])
      try await tomas.send("POST", "/issues/1/comments", #"{"body": "Here too."}"#)
      try await timo.send("PATCH", "/issues/1", #"{"state": "closed"}"#)
      try await wanda.send("POST", "/issues/1/assignees", #"{"assignees": ["wanda", "ines"]}"#)
      for account in accounts { try await account.readAll() }
      try await harbour.send("POST", "/issues/1/comments", #"{"body": "Thanks, @Vera"}"#)

      #expect(try await vera.reasons() == ["Flicker": "mention"])
      #expect(try await timo.reasons() == ["Flicker": "state_change"])
      #expect(try await wanda.reasons() == ["Flicker": "assign"])
      #expect(try await ines.reasons() == ["Flicker": "assign"])
      #expect(try await tomas.reasons() == ["Flicker": "comment"])
      #expect(try await harbour.reasons() == [:])
    }
  }

  @Test func `an assignment notifies the assignee alone, and a label no user`() async throws {
    try await Workshop.serveAll { client, _ async throws in
      let (vera, timo, ines) = (
        client(Workshop.visitor), client(Workshop.triager), client(Workshop.account)
      )
      try await timo.send("POST", "/issues/1/assignees", #"{"assignees": ["ines", "timo"]}"#)
      try await timo.send("POST", "/issues/1/labels", #"["bug"]"#)

      #expect(try await ines.reasons() == ["Flicker": "assign"])
      #expect(try await timo.reasons() == [:])
      #expect(try await vera.reasons() == [:])
    }
  }

  @Test func `an edit notifies only those whom the old text did not mention`() async throws {
    try await Workshop.serveAll { client, _ async throws in
      let (vera, timo, tomas) = (
        client(Workshop.visitor), client(Workshop.triager), client(Workshop.reader)
      )
      try await vera.send("PATCH", "/issues/1", #"{"body": "For @timo"}"#)
      #expect(try await timo.reasons() == ["Flicker": "mention"])
      try await timo.readAll()
      try await vera.send("PATCH", "/issues/1", #"{"body": "For @timo and @tomas, @nobody"}"#)

      #expect(try await timo.reasons() == [:])
      #expect(try await tomas.reasons() == ["Flicker": "mention"])
      #expect(try await client.get("/users/nobody").status == 404)
    }
  }

  @Test func `a thread that was left is quiet until a mention, and an ignored one always`()
    async throws
  {
    try await Workshop.serveAll { client, _ async throws in
      let (vera, wanda) = (client(Workshop.visitor), client(Workshop.writer))
      func comment(_ text: String) async throws {
        try await wanda.send("POST", "/issues/1/comments", #"{"body": "\#(text)"}"#)
      }
      try await comment("Seen")
      let id = try await vera.json("//notifications")[0]["id"].text ?? ""
      let path = "//notifications/threads/\(id)/subscription"
      #expect(try await vera.json(path)["subscribed"] == .bool(true))
      #expect(try await vera.status("DELETE", path) == 204)
      #expect(try await vera.status("GET", path) == 404)
      try await vera.readAll()
      try await comment("Still there")
      #expect(try await vera.reasons() == [:])
      try await comment("And you, @vera?")
      #expect(try await vera.reasons() == ["Flicker": "mention"])

      #expect(try await vera.status("PUT", path, #"{"ignored": true}"#) == 200)
      try await vera.readAll()
      try await comment("@vera @vera")
      #expect(try await vera.reasons() == [:])
      #expect(try await wanda.status("GET", path) == 404)
    }
  }

  @Test func `a repository that is watched notifies, and one that is ignored does not`()
    async throws
  {
    try await Workshop.serveAll { client, _ async throws in
      let (vera, tomas, harbour) = (
        client(Workshop.visitor), client(Workshop.reader), client(Workshop.owner)
      )
      try await tomas.send("PUT", "/subscription", #"{"subscribed": true}"#)
      try await harbour.send("PUT", "/subscription", #"{"ignored": true}"#)
      try await harbour.readAll()
      try await vera.send("POST", "/issues", #"{"title": "Dim", "body": "@harbour"}"#)

      #expect(try await tomas.reasons() == ["Dim": "subscribed"])
      #expect(try await tomas.reasons("?participating=true") == [:])
      #expect(try await harbour.reasons() == [:])
    }
  }
}
