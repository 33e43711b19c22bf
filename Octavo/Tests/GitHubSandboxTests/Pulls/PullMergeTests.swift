import Foundation
import GitFixture
import Testing

@testable import GitHubSandbox

/// Merges of pull requests by git, and updates of their branches.
struct PullMergeTests {
  @Test(arguments: [("merge", 2), ("squash", 1), ("rebase", 1)])
  func `a pull request is merged in each way`(method: String, parents: Int) async throws {
    try await Workshop.servePulls(allowsPush: true) { client, workshop, folder async throws in
      let wanda = client(Workshop.writer)
      try await wanda.propose("wick")
      workshop.advance(by: 60)
      let body = #"{"merge_method": "\#(method)"}"#
      let merged = try await wanda.send("PUT", "/pulls/1/merge", body)
      let commit = try await wanda.json("/commits/main")
      let pull = try await wanda.json("/pulls/1")
      let text = try Git.run(["show", "main:lamp.txt"], in: folder)

      #expect(merged.status == 200)
      #expect(try merged.json["sha"] == commit["sha"])
      #expect(commit["parents"].items.count == parents)
      #expect(text == Workshop.lamp([3: "line three", 8: "line eight"]))
      #expect([pull["state"], pull["merged"]] == [.string("closed"), .bool(true)])
      #expect(pull["merged_by"]["login"] == .string("wanda"))
      #expect(pull["changed_files"] == .int(2))
      #expect(try await wanda.status("GET", "/pulls/1/merge") == 204)
      #expect(try await wanda.status("PUT", "/pulls/1/merge", "{}") == 405)
      let events = try await wanda.json("/issues/1/timeline").strings("event")
      #expect(events == ["committed", "merged", "closed"])
      #expect(try await wanda.status("PATCH", "/pulls/1", #"{"state": "open"}"#) == 422)
      // The objects that git wrote are sound.
      try Git.run(["fsck", "--strict", "--no-dangling"], in: folder)
    }
  }

  @Test func `a merge is refused for its reason`() async throws {
    try await Workshop.servePulls(allowsPush: true) { client, _, _ async throws in
      let (wanda, timo) = (client(Workshop.writer), client(Workshop.triager))
      try await wanda.propose("clash")
      try await wanda.propose("wick", draft: true)
      func merge(_ number: Int, _ body: String = "{}") async throws -> Int {
        try await wanda.status("PUT", "/pulls/\(number)/merge", body)
      }

      #expect(try await merge(1) == 405)
      #expect(try await merge(2) == 405)
      #expect(try await merge(1, #"{"sha": "0000"}"#) == 409)
      #expect(try await merge(1, #"{"merge_method": "octopus"}"#) == 422)
      #expect(try await timo.status("PUT", "/pulls/1/merge", "{}") == 403)
    }
  }

  @Test func `a repository that is only served is never written to`() async throws {
    try await Workshop.servePulls { client, _, folder async throws in
      let wanda = client(Workshop.writer)
      let before = try Git.run(["for-each-ref"], in: folder)
      let objects = try Git.run(["count-objects", "-v"], in: folder)
      try await wanda.propose("wick")
      _ = try await wanda.json("/pulls/1")
      let mergeable = try await wanda.json("/pulls/1")["mergeable"]
      let merged = try await wanda.send("PUT", "/pulls/1/merge", "{}")

      #expect(mergeable == .bool(true))
      #expect(merged.status == 405)
      #expect(try Git.run(["for-each-ref"], in: folder) == before)
      #expect(try Git.run(["count-objects", "-v"], in: folder) == objects)
    }
  }

  @Test func `a branch takes in its base`() async throws {
    try await Workshop.servePulls(allowsPush: true) { client, workshop, folder async throws in
      let wanda = client(Workshop.writer)
      let head = try await wanda.propose("wick")["head"]["sha"].text ?? ""
      workshop.advance(by: 60)
      let wrong = #"{"expected_head_sha": "0000"}"#
      #expect(try await wanda.status("PUT", "/pulls/1/update-branch", wrong) == 422)
      #expect(try await wanda.status("PUT", "/pulls/1/update-branch", "{}") == 202)
      let pull = try await wanda.json("/pulls/1")

      #expect(pull["head"]["sha"] != .string(head))
      #expect(pull["commits"] == .int(2))
      #expect(pull["changed_files"] == .int(2))
      #expect(try await wanda.status("PUT", "/pulls/1/update-branch", "{}") == 422)
      let ref = try Git.run(["rev-parse", "refs/pull/1/head", "wick"], in: folder).split(
        separator: "\n"
      )
      #expect(ref[0] == ref[1])
    }
  }

  @Test func `a push of its commits to the base merges a pull request`() async throws {
    try await Workshop.servePulls { client, _, folder async throws in
      let wanda = client(Workshop.writer)
      try await wanda.propose("wick")
      try Git.run(["update-ref", "refs/heads/main", "wick"], in: folder)
      let pull = try await wanda.json("/pulls/1")

      #expect([pull["state"], pull["merged"]] == [.string("closed"), .bool(true)])
    }
  }

  @Test func `a configuration that names a merge driver starts no program`() async throws {
    try await Workshop.servePulls { client, workshop, folder async throws in
      let wanda = client(Workshop.writer)
      let mark = workshop.url.appending(path: "started")
      try Git.run(["config", "merge.default", "evil"], in: folder)
      try Git.run(["config", "merge.evil.driver", "touch \(mark.path); exit 1"], in: folder)
      try await wanda.propose("clash")
      _ = try await wanda.json("/pulls/1")

      #expect(try await wanda.json("/pulls/1")["mergeable"] == .bool(false))
      #expect(!FileManager.default.fileExists(atPath: mark.path))
    }
  }
}
