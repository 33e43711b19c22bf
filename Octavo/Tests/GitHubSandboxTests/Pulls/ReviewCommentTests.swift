import Foundation
import GitFixture
import Testing

@testable import GitHubSandbox

/// Comments on lines of pull requests, and where they are after a push.
struct ReviewCommentTests {
  private static func comment(_ head: JSON, _ rest: String) -> String {
    #"{"body": "Hm", "commit_id": "\#(head.text ?? "")", "path": "lamp.txt", \#(rest)}"#
  }

  @Test func `a comment has its line, its hunk, replies and reactions`() async throws {
    try await Workshop.servePulls { client, _, _ async throws in
      let (wanda, ines) = (client(Workshop.writer), client(Workshop.account))
      let head = try await wanda.propose("wick")["head"]["sha"]
      let body = Self.comment(head, #""line": 8, "start_line": 7"#)
      let comment = try await ines.send("POST", "/pulls/1/comments", body)
      let id = try comment.json["id"].number ?? 0
      let replies = "/pulls/1/comments/\(id)/replies"
      let reply = try await wanda.send("POST", replies, #"{"body": "Yes"}"#)
      let replyID = try reply.json["id"].number ?? 0
      let nested = "/pulls/1/comments/\(replyID)/replies"
      let heart = #"{"content": "heart"}"#

      #expect(statuses(comment, reply) == [201, 201])
      #expect(try comment.json["start_line"] == .int(7))
      #expect(try comment.json["diff_hunk"].text?.hasSuffix("-line 8\n+line eight") == true)
      #expect(try comment.json["position"] == .int(5))
      #expect(try reply.json["in_reply_to_id"] == .int(id))
      #expect(try await wanda.status("POST", nested, #"{"body": "No"}"#) == 422)
      #expect(try await wanda.status("POST", "/pulls/comments/\(id)/reactions", heart) == 201)
      let changed = try await wanda.json("/pulls/comments/\(id)")
      #expect(changed["reactions"]["heart"] == .int(1))
      #expect(try await ines.json("/issues/1")["reactions"]["heart"] == .int(0))
      let visitor = client(Workshop.visitor)
      #expect(try await visitor.status("DELETE", "/pulls/comments/\(id)") == 403)
      #expect(try await ines.status("DELETE", "/pulls/comments/\(id)") == 204)
      #expect(try await wanda.json("/pulls/comments").strings("body") == ["Yes"])
    }
  }

  @Test func `lines of both sides, whole files and places in the patch are addressed`()
    async throws
  {
    try await Workshop.servePulls { client, _, _ async throws in
      let (wanda, ines) = (client(Workshop.writer), client(Workshop.account))
      let head = try await wanda.propose("wick")["head"]["sha"]
      func send(_ rest: String) async throws -> JSON {
        try await ines.send("POST", "/pulls/1/comments", Self.comment(head, rest)).json
      }
      let left = try await send(#""line": 8, "side": "LEFT""#)
      let file = try await send(#""subject_type": "file""#)
      let place = try await send(#""position": 5"#)

      #expect(left["diff_hunk"].text?.hasSuffix("\n-line 8") == true)
      #expect([file["line"], file["subject_type"]] == [.null, .string("file")])
      #expect([place["line"], place["side"]] == [.int(8), .string("RIGHT")])
    }
  }

  @Test func `a comment moves with its line, and is outdated when the line is changed`()
    async throws
  {
    try await Workshop.servePulls { client, workshop, folder async throws in
      let (wanda, ines) = (client(Workshop.writer), client(Workshop.account))
      let head = try await wanda.propose("wick")["head"]["sha"]
      try await ines.send("POST", "/pulls/1/comments", Self.comment(head, #""line": 8"#))
      try await ines.send("POST", "/pulls/1/comments", Self.comment(head, #""line": 9"#))
      workshop.advance(by: 60)
      try Self.push("first\n" + Workshop.lamp([8: "line acht"]), to: folder)
      let comments = try await wanda.json("/pulls/1/comments")

      #expect(comments.items.map { $0["line"] } == [.null, .int(10)])
      #expect(comments.items.map { $0["original_line"] } == [.int(8), .int(9)])
      #expect(comments[0]["commit_id"] == head)
      #expect(comments[1]["commit_id"] != head)
      #expect(comments[1]["original_commit_id"] == head)
    }
  }

  /// Commits a text of `lamp.txt` on `wick`.
  private static func push(_ text: String, to folder: URL) throws {
    let stream = """
      commit refs/heads/wick
      committer Ines Duarte <ines@example.org> \(Workshop.now) +0000
      data 4
      Move
      from refs/heads/wick^0
      M 100644 inline lamp.txt
      data \(text.utf8.count)
      \(text)

      """
    try Git.run(["fast-import", "--quiet"], in: folder, input: Data(stream.utf8))
  }
}
