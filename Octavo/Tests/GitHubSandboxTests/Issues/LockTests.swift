import Testing

@testable import GitHubSandbox

/// Locked issues.
struct LockTests {
  @Test func `a locked issue refuses comments and reactions of all but writers`() async throws {
    try await Workshop.serveAll { client, _ async throws in
      let (vera, wanda) = (client(Workshop.visitor), client(Workshop.writer))
      let comment = #"{"body": "Here too."}"#
      let reaction = #"{"content": "heart"}"#
      #expect(try await wanda.status("PUT", "/issues/1/lock", #"{"lock_reason": "spam"}"#) == 204)
      let refused = try await vera.send("POST", "/issues/1/comments", comment)

      #expect(refused.status == 403)
      #expect(
        try refused.json["message"] == .string("Unable to create comment because issue is locked.")
      )
      #expect(try await vera.status("POST", "/issues/1/reactions", reaction) == 403)
      #expect(
        try await client(Workshop.triager).status("POST", "/issues/1/comments", comment) == 403
      )
      #expect(try await wanda.status("POST", "/issues/1/comments", comment) == 201)
      let issue = try await vera.json("/issues/1")
      #expect([issue["locked"], issue["active_lock_reason"]] == [.bool(true), .string("spam")])
      #expect(issue["comments"] == .int(1))

      #expect(try await wanda.status("DELETE", "/issues/1/lock") == 204)
      #expect(try await vera.status("POST", "/issues/1/comments", comment) == 201)
      #expect(try await vera.json("/issues/1")["active_lock_reason"] == .null)
    }
  }

  @Test func `only writers lock, and with GitHub's reasons`() async throws {
    try await Workshop.serveAll { client, _ async throws in
      let wanda = client(Workshop.writer)
      for account in [Workshop.visitor, Workshop.triager, Workshop.reader] {
        #expect(try await client(account).status("PUT", "/issues/1/lock", "{}") == 403)
        #expect(try await client(account).status("DELETE", "/issues/1/lock") == 403)
      }
      let refused = try await wanda.send("PUT", "/issues/1/lock", #"{"lock_reason": "boring"}"#)
      #expect(refused.status == 422)
      #expect(try refused.json["errors"][0]["field"] == .string("lock_reason"))
      #expect(try await wanda.status("PUT", "/issues/1/lock", "null") == 204)
      #expect(try await wanda.status("PUT", "/issues/1/lock") == 204)
      #expect(try await wanda.status("PUT", "/issues/9/lock") == 404)
      let events = try await wanda.json("/issues/1/events").strings("event")
      #expect(events == ["locked"])
    }
  }
}
