import Testing

@testable import GitHubSandbox

/// The list of notifications: its pages, its times, and its answers to a client that has it.
struct NotificationListTests {
  @Test func `a page has 50, also if more are asked for`() async throws {
    try await Workshop.serveAll { client, workshop async throws in
      let (vera, harbour) = (client(Workshop.visitor), client(Workshop.owner))
      for number in 2...60 {
        workshop.advance(by: 1)
        try await vera.send("POST", "/issues", #"{"title": "Issue \#(number)"}"#)
      }
      let first = try await harbour.send("GET", "//notifications?per_page=100")
      let second = try await harbour.json("//notifications?page=2")

      #expect(try first.json.items.count == 50)
      #expect(try first.json[0]["subject"]["title"] == .string("Issue 60"))
      #expect(first.headers["link"]?.contains("page=2") == true)
      #expect(first.headers["x-poll-interval"] == "60")
      #expect(second.items.count == 10)
      #expect(try await harbour.json("//notifications?per_page=7").items.count == 7)
      let since = "?since=2026-03-14T15:10:16Z"
      #expect(try await harbour.json("//notifications\(since)").items.count == 10)
      let before = "?before=2026-03-14T15:09:27Z"
      #expect(try await harbour.json("//notifications\(before)").items.count == 1)
      #expect(try await harbour.status("GET", "//notifications?since=noon") == 422)
    }
  }

  @Test func `a client that has the list gets a 304 until anything changes`() async throws {
    try await Workshop.serveAll { client, workshop async throws in
      let (vera, harbour) = (client(Workshop.visitor), client(Workshop.owner))
      func poll(_ headers: [String: String]) async throws -> Int {
        try await harbour.send("GET", "//notifications", nil, headers).status
      }
      workshop.advance(by: 5)
      let list = try await harbour.send("GET", "//notifications")
      let changed = try #require(list.headers["last-modified"])
      let tag = ["If-None-Match": list.headers["etag"] ?? ""]
      let time = ["If-Modified-Since": changed]

      #expect(changed == "Sat, 14 Mar 2026 15:09:26 GMT")
      #expect(try await poll(tag) == 304)
      #expect(try await poll(time) == 304)
      #expect(try await poll(["If-Modified-Since": "Sat, 14 Mar 2026 15:09:25 GMT"]) == 200)
      #expect(try await poll(["If-Modified-Since": "yesterday"]) == 200)
      // The tag decides where both are sent.
      #expect(try await poll(time.merging(["If-None-Match": "\"x\""]) { $1 }) == 200)

      try await vera.send("POST", "/issues/1/comments", #"{"body": "More"}"#)
      #expect(try await poll(tag) == 200)
      #expect(try await poll(time) == 200)
    }
  }

  @Test func `in the second of a change, the time is no reason for a 304`() async throws {
    try await Workshop.serveAll { client, _ async throws in
      let harbour = client(Workshop.owner)
      let list = try await harbour.send("GET", "//notifications")
      let time = ["If-Modified-Since": list.headers["last-modified"] ?? ""]
      let again = try await harbour.send("GET", "//notifications", nil, time)

      #expect(again.status == 200)
    }
  }

  @Test func `a thread that was read is unread after a comment in the same second`() async throws {
    try await Workshop.serveAll { client, _ async throws in
      let (vera, harbour) = (client(Workshop.visitor), client(Workshop.owner))
      try await harbour.readAll()
      #expect(try await harbour.json("//notifications").items.isEmpty)
      let made = try await vera.send("POST", "/issues/1/comments", #"{"body": "Quick"}"#)
      let list = try await harbour.json("//notifications")
      let path = "//notifications/threads/\(list[0]["id"].text ?? "")"

      #expect(list[0]["unread"] == .bool(true))
      #expect(
        list[0]["subject"]["latest_comment_url"] == (try made.json["url"])
      )
      #expect(try await vera.status("PATCH", path) == 404)
      #expect(try await vera.status("DELETE", path) == 404)
      #expect(try await harbour.status("DELETE", path) == 204)
      #expect(try await harbour.json("//notifications?all=true").items.isEmpty)
      try await vera.send("POST", "/issues/1/comments", #"{"body": "Again"}"#)
      #expect(try await harbour.json("//notifications").items.count == 1)
    }
  }

  @Test func `notifications up to a time are marked as read, of one repository alone`() async throws
  {
    try await Workshop.serveAll { client, workshop async throws in
      let (vera, harbour) = (client(Workshop.visitor), client(Workshop.owner))
      workshop.advance(by: 60)
      try await vera.send("POST", "/issues", #"{"title": "Later"}"#)
      let early = #"{"last_read_at": "2026-03-14T15:09:30Z"}"#
      #expect(try await harbour.status("PUT", "/notifications", early) == 205)

      #expect(try await harbour.reasons() == ["Later": "subscribed"])
      #expect(try await harbour.json("/notifications?all=true").items.count == 2)
      #expect(try await harbour.status("PUT", "//notifications", #"{"last_read_at": 7}"#) == 422)
      #expect(try await client.send("PUT", "/notifications", [:], body: "{}").status == 401)
    }
  }
}
