import Testing

@testable import GitHubSandbox

/// Reviews of pull requests, from the request to the dismissal.
struct ReviewTests {
  private static let approval = #"{"event": "APPROVE", "body": "Good"}"#

  @Test func `a review is asked for, notified, given and dismissed`() async throws {
    try await Workshop.servePulls { client, workshop, _ async throws in
      let (wanda, ines) = (client(Workshop.writer), client(Workshop.account))
      try await wanda.propose("wick")
      workshop.advance(by: 60)
      let asked = try await wanda.send(
        "POST",
        "/pulls/1/requested_reviewers",
        #"{"reviewers": ["ines"]}"#
      )
      let reasons = try await ines.reasons()
      let review = try await ines.send("POST", "/pulls/1/reviews", Self.approval).json
      let id = review["id"].number ?? 0
      let left = try await wanda.json("/pulls/1/requested_reviewers")
      let path = "/pulls/1/reviews/\(id)/dismissals"
      let dismissed = try await wanda.send("PUT", path, #"{"message": "Too soon"}"#)

      #expect(asked.status == 201)
      #expect(try asked.json["requested_reviewers"].strings("login") == ["ines"])
      #expect(reasons == ["Propose wick": "review_requested"])
      #expect(left["users"] == .array([]))
      #expect(try dismissed.json["state"] == .string("DISMISSED"))
      let timeline = try await wanda.json("/issues/1/timeline")
      let events = timeline.strings("event")
      #expect(events == ["committed", "review_requested", "reviewed", "review_dismissed"])
      #expect(timeline[1]["requested_reviewer"]["login"] == .string("ines"))
      #expect(timeline[3]["dismissed_review"]["state"] == .string("approved"))
    }
  }

  @Test func `a pending review is its author's alone until it is submitted`() async throws {
    try await Workshop.servePulls { client, _, _ async throws in
      let (wanda, ines) = (client(Workshop.writer), client(Workshop.account))
      try await wanda.propose("wick")
      let draft = #"{"comments": [{"path": "lamp.txt", "line": 8, "body": "Eight?"}]}"#
      let pending = try await ines.send("POST", "/pulls/1/reviews", draft)
      let id = try pending.json["id"].number ?? 0
      let second = try await ines.send("POST", "/pulls/1/reviews", draft)
      let hidden = try await wanda.json("/pulls/1/reviews")
      let comments = try await wanda.json("/pulls/1/comments")
      let events = #"{"event": "REQUEST_CHANGES"}"#
      let submitted = try await ines.send("POST", "/pulls/1/reviews/\(id)/events", events)
      let again = try await ines.status("POST", "/pulls/1/reviews/\(id)/events", events)

      #expect(statuses(pending, second, submitted) == [200, 422, 200])
      #expect(try pending.json["state"] == .string("PENDING"))
      #expect([hidden, comments] == [.array([]), .array([])])
      #expect(again == 422)
      #expect(try await wanda.json("/pulls/1/reviews").strings("state") == ["CHANGES_REQUESTED"])
      #expect(try await wanda.json("/pulls/1/comments").strings("body") == ["Eight?"])
      #expect(try await wanda.status("DELETE", "/pulls/1/reviews/\(id)") == 403)
    }
  }

  @Test func `a pending review that is deleted leaves nothing`() async throws {
    try await Workshop.servePulls { client, _, _ async throws in
      let (wanda, ines) = (client(Workshop.writer), client(Workshop.account))
      try await wanda.propose("wick")
      let draft = #"{"comments": [{"path": "wick.txt", "line": 1, "body": "Silk?"}]}"#
      let id = try await ines.send("POST", "/pulls/1/reviews", draft).json["id"].number ?? 0

      #expect(try await wanda.status("GET", "/pulls/1/reviews/\(id)") == 404)
      #expect(try await ines.status("DELETE", "/pulls/1/reviews/\(id)") == 200)
      #expect(try await ines.json("/pulls/1/comments") == .array([]))
      #expect(try await ines.status("POST", "/pulls/1/reviews", draft) == 200)
    }
  }

  @Test(arguments: [
    (#"{"event": "APPROVE"}"#, "Can not approve your own pull request"),
    (
      #"{"event": "REQUEST_CHANGES", "body": "x"}"#,
      "Can not request changes on your own pull request"
    ),
  ])
  func `an author decides nothing about an own pull request`(
    body: String,
    message: String
  ) async throws {
    try await Workshop.servePulls { client, _, _ async throws in
      let wanda = client(Workshop.writer)
      try await wanda.propose("wick")
      let reply = try await wanda.send("POST", "/pulls/1/reviews", body)

      #expect(reply.status == 422)
      #expect(try reply.json["message"] == .string(message))
      let comment = #"{"event": "COMMENT", "body": "Mine"}"#
      #expect(try await wanda.status("POST", "/pulls/1/reviews", comment) == 200)
    }
  }

  @Test(arguments: [
    #"{"event": "MAYBE"}"#, #"{"event": "COMMENT"}"#, #"{"event": "REQUEST_CHANGES", "body": " "}"#,
    #"{"event": "APPROVE", "commit_id": "0000000000000000000000000000000000000000"}"#,
    #"{"event": "APPROVE", "commit_id": "--help"}"#,
    #"{"event": 7}"#,
    #"{"event": "APPROVE", "comments": [{"path": "lamp.txt", "line": 9000, "body": "x"}]}"#,
    #"{"event": "APPROVE", "comments": [{"path": "../lamp.txt", "line": 1, "body": "x"}]}"#,
    #"{"event": "APPROVE", "comments": [{"path": "lamp.txt", "line": 8, "side": "UP", "body": "x"}]}"#,
    #"{"event": "APPROVE", "comments": [{"path": "lamp.txt", "line": 8}]}"#,
    #"{"event": "APPROVE", "comments": [{"path": "lamp.txt", "line": 7, "start_line": 8, "body": "x"}]}"#,
  ])
  func `a request that GitHub refuses is refused`(body: String) async throws {
    try await Workshop.servePulls { client, _, _ async throws in
      let (wanda, ines) = (client(Workshop.writer), client(Workshop.account))
      try await wanda.propose("wick")

      #expect(try await ines.status("POST", "/pulls/1/reviews", body) == 422)
      #expect(try await ines.json("/pulls/1/reviews") == .array([]))
    }
  }

  @Test func `only those who work on the repository ask, and are asked`() async throws {
    try await Workshop.servePulls { client, _, _ async throws in
      let (wanda, vera) = (client(Workshop.writer), client(Workshop.visitor))
      try await wanda.propose("wick")
      let path = "/pulls/1/requested_reviewers"
      let statuses = [
        try await vera.status("POST", path, #"{"reviewers": ["ines"]}"#),
        try await wanda.status("POST", path, #"{"reviewers": ["vera"]}"#),
        try await wanda.status("POST", path, #"{"reviewers": ["wanda"]}"#),
        try await wanda.status("POST", path, #"{"team_reviewers": ["keepers"]}"#),
        try await wanda.status("POST", path, #"{"reviewers": ["INES", "ines"]}"#),
        try await wanda.status("DELETE", path, #"{"reviewers": ["Ines"]}"#),
      ]

      #expect(statuses == [403, 422, 422, 422, 201, 200])
      let events = try await wanda.json("/issues/1/timeline").strings("event")
      #expect(events == ["committed", "review_requested", "review_request_removed"])
    }
  }
}
