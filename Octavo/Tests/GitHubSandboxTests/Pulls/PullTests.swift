import Testing

@testable import GitHubSandbox

/// Pull requests, which are read from merge commits.
struct PullTests {
  private static let root = "/repos/harbour/pier/pulls"

  static func pier(_ workshop: Workshop) throws {
    try workshop.repository("pier") { draft in
      let start = Workshop.now - 9 * 86400
      draft.commit(by: Workshop.tomas, at: start, "Lay the planks", [.file("planks", "1\n")])
      draft.commit(
        "rails",
        by: Workshop.ines,
        at: start + 60,
        "Add a rail",
        from: "main",
        [.file("rail", "left\n")]
      )
      draft.commit("rails", by: Workshop.ines, at: start + 90, "Two", [.file("rail", "both\n")])
      draft.commit(
        by: Workshop.tomas,
        at: start + 3600,
        "Merge pull request #7 from ines/rails\n\nRails for the pier\n\nSo that nobody falls.",
        merging: "rails",
        [.file("rail", "both\n")]
      )
    }
  }

  @Test func `a merge commit tells number, branch, title, author and times`() async throws {
    let workshop = try Workshop()
    try Self.pier(workshop)
    try await workshop.serve { client async throws in
      let list = try await client.checked("\(Self.root)?state=all", against: "pulls")
      let pull = try await client.checked("\(Self.root)/7", against: "pull")

      #expect(list.items.map { $0["title"].text } == ["Rails for the pier"])
      #expect(pull["body"] == .string("So that nobody falls."))
      #expect(pull["user"]["login"] == .string("ines"))
      #expect(pull["merged_by"]["login"] == .string("tomas"))
      #expect(pull["head"]["label"] == .string("ines:rails"))
      #expect(pull["created_at"] == .string("2026-03-05T15:10:56Z"))
      #expect(pull["merged_at"] == .string("2026-03-05T16:09:26Z"))
      let counts = ["commits", "additions", "changed_files"].map { pull[$0].number }
      #expect(counts == [2, 1, 1])
    }
  }

  @Test func `files, commits, reviews and the diff are served`() async throws {
    let workshop = try Workshop()
    try Self.pier(workshop)
    try await workshop.serve { client async throws in
      let files = try await client.checked("\(Self.root)/7/files", against: "changed-files")
      let commits = try await client.checked("\(Self.root)/7/commits", against: "commits")
      let accept = ["Accept": "application/vnd.github.diff"]
      let diff = try await client.get("\(Self.root)/7", accept)

      #expect(files.strings("filename") == ["rail"])
      #expect(commits.items.map { $0["commit"]["message"].text } == ["Add a rail", "Two"])
      #expect(try await client.get("\(Self.root)/7/reviews").json == .array([]))
      #expect(try await client.get("\(Self.root)/7/merge").status == 204)
      #expect(diff.text.contains("+both"))
      #expect(diff.headers["content-type"] == "application/vnd.github.diff; charset=utf-8")
    }
  }

  @Test func `no pull request is open, and a number without a merge is not found`() async throws {
    let workshop = try Workshop()
    try Self.pier(workshop)
    try await workshop.serve { client async throws in
      let head = try await client.get("\(Self.root)?state=all&head=ines:rails").json
      let other = try await client.get("\(Self.root)?state=all&head=ines:other").json

      #expect(try await client.get(Self.root).json == .array([]))
      #expect([head.items.count, other.items.count] == [1, 0])
      #expect(try await client.get("\(Self.root)?state=shut").status == 422)
      #expect(try await client.get("\(Self.root)/8").status == 404)
      let merge = try await client.get("/repos/harbour/pier/commits/main/pulls").json
      #expect(merge.items.map { $0["number"] } == [.int(7)])
    }
  }
}
