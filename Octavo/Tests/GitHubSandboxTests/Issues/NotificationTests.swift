import Foundation
import Testing

@testable import GitHubSandbox

/// Notifications and subscriptions, with the issues of the demo world.
struct NotificationTests {
  private static let token = ["Authorization": "Bearer demo-token-of-juno"]

  @Test func `the demo world has an event of each type, behind the first page of the news`()
    async throws
  {
    try await Workshop.serveDemo { client, _ in
      let path = "/users/juno/received_events?per_page=100"
      let events = try await client.checked(path, against: "events", Self.token)
      let types = events.strings("type")

      #expect(
        Set(types) == [
          "CommitCommentEvent", "CreateEvent", "DeleteEvent", "DiscussionEvent", "ForkEvent",
          "GollumEvent", "IssueCommentEvent", "IssuesEvent", "MemberEvent", "PublicEvent",
          "PullRequestEvent", "PullRequestReviewCommentEvent", "PullRequestReviewEvent",
          "PullRequestReviewThreadEvent", "PushEvent", "ReleaseEvent", "SponsorshipEvent",
          "WatchEvent",
        ]
      )
      #expect(Set(types.prefix(30)) == ["CreateEvent", "PushEvent", "WatchEvent"])
      let pulls = events.items.filter { $0["type"] == .string("PullRequestEvent") }
      let actions = Set(pulls.compactMap { $0["payload"]["action"].text })
      #expect(
        actions == [
          "opened", "closed", "merged", "reopened", "labeled", "unlabeled", "assigned",
          "unassigned",
        ]
      )
    }
  }

  @Test func `each payload has the form of its type`() async throws {
    try await Workshop.serveDemo { client, _ in
      let path = "/users/juno/received_events?per_page=100"
      let events = try await client.get(path, Self.token).json.items
      for event in events {
        let type = event["type"].text ?? ""
        // The description has no word on these two.
        guard !["PullRequestReviewThreadEvent", "SponsorshipEvent"].contains(type) else { continue }
        let schema = try JSONSchema(named: "events", definition: type)

        #expect(schema.violations(of: event["payload"]) == [], "\(type)")
      }
    }
  }

  @Test func `a comment of another user is a notification until it is read or done`() async throws {
    try await Workshop.serveDemo { client, _ in
      func ids(_ query: String = "") async throws -> [String] {
        try await client.get("/notifications\(query)", Self.token).json.strings("id")
      }
      let path = "/notifications"
      let list = try await client.checked(path, against: "thread[]", Self.token)
      let first = "/notifications/threads/\(list[0]["id"].text ?? "")"

      #expect(list.items.map { $0["subject"]["title"].text?.isEmpty } == [false, false])
      #expect(try await client.send("PATCH", first, Self.token).status == 205)
      #expect(try await ids().count == 1)
      #expect(try await ids("?all=true").count == 2)
      #expect(try await client.get(first, Self.token).json["unread"] == .bool(false))
      #expect(try await client.send("DELETE", first, Self.token).status == 204)
      #expect(try await ids("?all=true").count == 1)
      #expect(try await client.send("PUT", "/notifications", Self.token, body: "{}").status == 205)
      #expect(try await ids() == [])
      #expect(try await client.get("/notifications", [:]).status == 401)
    }
  }

  @Test func `a thread and a repository are subscribed to and left`() async throws {
    try await Workshop.serveDemo { client, _ in
      let list = try await client.get("/notifications", Self.token).json
      let thread = "/notifications/threads/\(list[0]["id"].text ?? "")/subscription"
      let repository = "/repos/rfarouk/lantern/subscription"
      let before = [
        try await client.get(thread, Self.token).status,
        try await client.get(repository, Self.token).status,
      ]
      _ = try await client.send("PUT", thread, Self.token, body: #"{"ignored": true}"#)
      _ = try await client.send("PUT", repository, Self.token, body: #"{"ignored": false}"#)
      let ignored = try await client.checked(thread, against: "thread-subscription", Self.token)
      _ = try await client.checked(repository, against: "subscription", Self.token)
      let watched = try await client.get("/user/subscriptions", Self.token).json
      let subscribers = try await client.checked(
        "/repos/rfarouk/lantern/subscribers",
        against: "users",
        Self.token
      )
      let lantern = try await client.get("/repos/rfarouk/lantern", Self.token).json
      let left = try await client.send("DELETE", repository, Self.token)

      #expect(before == [404, 404])
      #expect(ignored["ignored"] == .bool(true))
      #expect(watched.strings("full_name") == ["rfarouk/lantern"])
      #expect(subscribers.strings("login").prefix(2) == ["juno", "rfarouk"])
      #expect(lantern["subscribers_count"].number == subscribers.strings("login").count)
      #expect(left.status == 204)
      #expect(try await client.get("/user/subscriptions", Self.token).json == .array([]))
    }
  }

  @Test func `the user's own repositories begin without issues and notifications`() async throws {
    let workshop = try Workshop()
    try workshop.lantern()
    try await workshop.serve { client async throws in
      let paths = [
        "/notifications", "/repos/harbour/lantern/issues?state=all", "/gists", "/user/orgs",
        "/issues?filter=all", "/users/tomas/orgs", "/user/subscriptions",
      ]
      for path in paths { #expect(try await client.get(path).json == .array([])) }

      let events = try await client.get("/events").json.strings("type")
      #expect(Set(events) == ["CreateEvent", "PushEvent"])
    }
  }
}
