import Foundation
import GitFixture
import Testing

@testable import GitHubSandbox

/// Commits by themselves, and lists of them that are narrowed down.
struct CommitTests {
  private static let root = "/repos/harbour/lantern"

  @Test func `a commit has its files with counts and patches`() async throws {
    let workshop = try Workshop()
    try workshop.lantern()
    try await workshop.serve { client async throws in
      let commit = try await client.checked("\(Self.root)/commits/main", against: "commit")

      #expect(commit["files"].strings("filename") == ["Sources/horn.swift", "guide"])
      #expect(commit["files"].strings("status") == ["added", "added"])
      #expect(commit["files"][0]["patch"] == .string("@@ -0,0 +1 @@\n+print(\"tuut\")"))
      #expect(commit["stats"]["additions"] == .int(2))
      #expect(commit["commit"]["message"] == .string("Add the foghorn"))
    }
  }

  @Test func `a root commit adds its files, and a slash in a branch is no obstacle`() async throws {
    let workshop = try Workshop()
    try workshop.lantern()
    try await workshop.serve { client async throws in
      let branch = try await client.get("\(Self.root)/commits/feature/deep/lamp").json
      let list = try await client.get("\(Self.root)/commits").json
      let oldest = try #require(list.strings("sha").last)
      let root = try await client.get("\(Self.root)/commits/\(oldest)").json

      #expect(branch["files"].strings("status") == ["modified"])
      #expect(root["files"].strings("status") == ["added", "added", "added"])
      #expect(root["parents"] == .array([]))
    }
  }

  @Test func `renamed, binary and replaced files have a status of their own`() async throws {
    let workshop = try Workshop()
    let place = try workshop.lantern()
    var draft = HistoryDraft()
    draft.commit(
      by: Workshop.ines,
      at: Workshop.now,
      "Move things",
      from: "main^0",
      [
        .bytes(Array("picture".utf8), Data([0, 1, 2, 0, 255])),
        .file("docs/manual.txt", "Turn it on.\n"), .symlink("lens.txt", to: "guide"),
      ]
    )
    try Git.run(["fast-import", "--quiet"], in: place, input: draft.stream)
    try Self.remove("docs/guide.txt", in: place)
    try await workshop.serve { client async throws in
      let path = "\(Self.root)/compare/main~1...main"
      let files = try await client.get(path.replacing("main~1", with: "v1.0")).json["files"].items
      let byName = files.reduce(into: [:]) { $0[$1["filename"].text ?? ""] = $1 }

      #expect(byName["docs/manual.txt"]?["previous_filename"] == .string("docs/guide.txt"))
      #expect(byName["docs/manual.txt"]?["status"] == .string("renamed"))
      #expect(byName["picture"]?["patch"] == .null)
      #expect(byName["lens.txt"]?["status"] == .string("changed"))
      #expect(byName["lens.txt"]?["patch"].text?.contains("-round") == true)
    }
  }

  private static func remove(_ path: String, in place: URL) throws {
    let signature = "Ines Duarte <ines@example.org> \(Workshop.now + 1) +0000"
    let stream = """
      commit refs/heads/main
      committer \(signature)
      data 6
      Remove
      from refs/heads/main^0
      D \(path)

      """
    try Git.run(["fast-import", "--quiet"], in: place, input: Data(stream.utf8))
  }

  @Test func `the media type asks for a diff, mails, or the name alone`() async throws {
    let workshop = try Workshop()
    try workshop.lantern()
    try await workshop.serve { client async throws in
      func text(_ kind: String, _ path: String = "commits/main") async throws -> String {
        let accept = ["Accept": "application/vnd.github.\(kind)"]
        return try await client.get(
          "\(Self.root)/\(path)",
          Client.token.merging(accept) { $1 }
        ).text
      }
      let diff = try await text("diff")
      let patch = try await text("patch")
      let name = try await text("sha")

      #expect(diff.hasPrefix("diff --git a/Sources/horn.swift b/Sources/horn.swift"))
      #expect(patch.contains("Subject: [PATCH] Add the foghorn"))
      #expect(patch.contains("2 files changed"))
      #expect(ObjectID(name) != nil)
      #expect(try await text("diff", "compare/main...feature/deep/lamp").contains("+let lamp = 2"))
    }
  }

  /// Queries with the messages of the commits that they find.
  private static let queries: [(text: String, messages: [String])] = [
    ("path=lens.txt", ["Turn the lens"]), ("path=nowhere", []),
    ("path=/lens.txt", ["Turn the lens"]), ("path=..", []), ("path=Sources/../..", []),
    ("path=/etc/passwd", []),
    ("since=2026-02-05", ["Add the foghorn"]),
    ("until=2026-02-02T15:09:26Z", ["Light the lamp"]),
    ("author=ines", ["Add the foghorn"]), ("author=Tomas", ["Turn the lens", "Light the lamp"]),
    ("author=--all", []),
  ]

  @Test func `a list is narrowed by path, time and author`() async throws {
    let workshop = try Workshop()
    try workshop.lantern()
    try await workshop.serve { client async throws in
      for query in Self.queries {
        let path = "\(Self.root)/commits?\(query.text)"
        let list = try await client.checked(path, against: "commits")

        let messages = list.items.map { $0["commit"]["message"].text }
        #expect(messages == query.messages, "\(query.text)")
      }
    }
  }

  @Test func `an unknown commit is a 422, an unreadable date too, no commit at all a 409`()
    async throws
  {
    let workshop = try Workshop()
    try workshop.lantern()
    try workshop.repository("empty") { _ in }
    try await workshop.serve { client async throws in
      let found = statuses(
        try await client.get("\(Self.root)/commits/nothing"),
        try await client.get("\(Self.root)/commits?since=yesterday"),
        try await client.get("/repos/harbour/empty/commits/main"),
        try await client.get("\(Self.root)/compare/main...nothing"),
        try await client.get("\(Self.root)/compare/main")
      )

      #expect(found == [422, 422, 409, 404, 404])
    }
  }

  @Test func `a comparison has commits from the oldest on, files, and both distances`()
    async throws
  {
    let workshop = try Workshop()
    let place = try workshop.lantern()
    var draft = HistoryDraft()
    draft.commit(by: Workshop.ines, at: Workshop.now, "Later", from: "main^0", [.file("a", "b")])
    try Git.run(["fast-import", "--quiet"], in: place, input: draft.stream)
    try await workshop.serve { client async throws in
      let path = "\(Self.root)/compare/feature/deep/lamp...main"
      let diverged = try await client.checked(path, against: "comparison")
      let ahead = try await client.get("\(Self.root)/compare/v1.0...harbour:main").json
      let same = try await client.get("\(Self.root)/compare/main...main").json
      let second = try await client.get("\(Self.root)/compare/main...main?page=2").json

      #expect(diverged["status"] == .string("diverged"))
      #expect([diverged["ahead_by"], diverged["behind_by"]] == [.int(1), .int(1)])
      #expect(diverged["files"].strings("filename") == ["a"])
      #expect(diverged["merge_base_commit"]["commit"]["message"] == .string("Add the foghorn"))
      #expect(ahead["status"] == .string("ahead"))
      #expect(ahead["commits"].items.map { $0["commit"]["message"].text } == ["Later"])
      #expect(same["status"] == .string("identical"))
      #expect(second["files"] == .null)
    }
  }

  @Test func `messages have line breaks of one character`() async throws {
    let workshop = try Workshop()
    try workshop.repository("rope") { draft in
      draft.commit(by: Workshop.ines, at: Workshop.now, "Knot\r\n\r\nTight.\r\n", [.file("a", "b")])
    }
    try await workshop.serve { client async throws in
      let commit = try await client.get("/repos/harbour/rope/commits/main").json

      #expect(commit["commit"]["message"] == .string("Knot\n\nTight."))
    }
  }
}
