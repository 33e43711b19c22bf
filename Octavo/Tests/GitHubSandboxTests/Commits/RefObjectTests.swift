import GitFixture
import Testing

@testable import GitHubSandbox

/// Refs under their full names, and the objects of tags and commits.
struct RefObjectTests {
  private static let root = "/repos/harbour/lantern"

  @Test func `refs are found by the beginning of their names`() async throws {
    let workshop = try Workshop()
    try workshop.lantern()
    try await workshop.serve { client async throws in
      let path = "\(Self.root)/git/matching-refs"
      let all = try await client.checked(path, against: "ref[]")
      let tags = try await client.get("\(path)/tags").json
      let one = try await client.get("\(Self.root)/git/ref/heads/main").json
      let folder = try await client.get("\(Self.root)/git/refs/heads/feature").json

      #expect(
        all.strings("ref") == [
          "refs/heads/feature/deep/lamp", "refs/heads/main", "refs/tags/nightly/1",
          "refs/tags/v1.0",
        ]
      )
      #expect(tags.items.map { $0["object"]["type"].text } == ["commit", "tag"])
      #expect(one["ref"] == .string("refs/heads/main"))
      #expect(folder.strings("ref") == ["refs/heads/feature/deep/lamp"])
      #expect(try await client.get("\(Self.root)/git/ref/heads/mai").status == 404)
    }
  }

  @Test func `tag and commit objects are served by name`() async throws {
    let workshop = try Workshop()
    try workshop.lantern()
    try await workshop.serve { client async throws in
      let tag = try await client.get("\(Self.root)/git/ref/tags/v1.0").json["object"]
      let sha = try #require(tag["sha"].text)
      let object = try await client.checked("\(Self.root)/git/tags/\(sha)", against: "tag-object")
      let head = try #require(object["object"]["sha"].text)
      let path = "\(Self.root)/git/commits/\(head)"
      let commit = try await client.checked(path, against: "git-commit")

      #expect(object["message"] == .string("Release v1.0"))
      #expect(object["tagger"]["email"] == .string("ines@example.org"))
      #expect(commit["message"] == .string("Add the foghorn"))
      #expect(try await client.get("\(Self.root)/git/tags/\(head)").status == 404)
    }
  }

  @Test func `a tag of a tag is listed and leads to its commit`() async throws {
    let workshop = try Workshop()
    let place = try workshop.lantern()
    let identity = ["-c", "user.name=Ines", "-c", "user.email=ines@example.org"]
    try Git.run(identity + ["tag", "-a", "-m", "Stable", "stable", "v1.0"], in: place)
    let head = try Git.run(["rev-parse", "main"], in: place).split(separator: "\n")[0]
    try await workshop.serve { client async throws in
      let tags = try await client.checked("\(Self.root)/tags", against: "tags")
      let stable = tags.items.first { $0["name"] == .string("stable") }
      let list = try await client.get("\(Self.root)/commits?sha=stable&per_page=1").json

      #expect(stable?["commit"]["sha"] == .string(String(head)))
      #expect(list.strings("sha") == [String(head)])
    }
  }
}
