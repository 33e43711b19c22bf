import Foundation
import GitFixture
import Testing

@testable import GitHubSandbox

/// Branches, tags and commits.
struct RefTests {
  @Test func `branches and tags are served with their commits`() async throws {
    let workshop = try Workshop()
    let place = try workshop.lantern()
    let head = try Git.run(["rev-parse", "main"], in: place).split(separator: "\n")[0]
    try await workshop.serve { client async throws in
      let branches = try await client.checked(
        "/repos/harbour/lantern/branches",
        against: "branches"
      )
      let tags = try await client.checked("/repos/harbour/lantern/tags", against: "tags")

      #expect(branches.strings("name") == ["feature/deep/lamp", "main"])
      // The newer tag first; an annotated one leads to its commit.
      #expect(tags.strings("name") == ["v1.0", "nightly/1"])
      #expect(tags.items.map { $0["commit"]["sha"].text } == [String(head), String(head)])
    }
  }

  @Test func `annotated tags are releases with their messages as notes`() async throws {
    let workshop = try Workshop()
    let place = try workshop.lantern()
    let identity = ["-c", "user.name=Tomas", "-c", "user.email=nobody@example.org"]
    let message = ["--cleanup=verbatim", "-m", "# Candidate\n\nBrighter."]
    try Git.run(identity + ["tag", "-a"] + message + ["v2.0-rc/1", "main"], in: place)
    try await workshop.serve { client async throws in
      let path = "/repos/harbour/lantern/releases"
      let releases = try await client.checked(path, against: "releases")
      let first = try await client.get("\(path)?per_page=1")
      let one = try await client.get("\(path)/tags/v2.0-rc/1").json
      let light = try await client.get("\(path)/tags/nightly/1")

      #expect(releases.strings("tag_name") == ["v2.0-rc/1", "v1.0"])
      #expect(releases.strings("body") == ["# Candidate\n\nBrighter.", "Release v1.0"])
      #expect(releases.items.map { $0["prerelease"] } == [.bool(true), .bool(false)])
      #expect(releases.items.map { $0["author"]["login"].text } == ["harbour", "ines"])
      #expect(PageRequestTests.links(first)["next"] != nil)
      #expect(one == releases[0])
      #expect(light.status == 404)
    }
  }

  @Test(arguments: ["feature/deep/lamp", "feature%2Fdeep%2Flamp"])
  func `a branch with slashes is found, coded or not`(name: String) async throws {
    let workshop = try Workshop()
    try workshop.lantern()
    try await workshop.serve { client async throws in
      let root = "/repos/harbour/lantern"
      let branch = try await client.checked("\(root)/branches/\(name)", against: "branch")
      let tree = try await client.checked("\(root)/git/trees/\(name)", against: "tree")
      let file = try await client.checked(
        "\(root)/contents/Sources/lamp.swift?ref=\(name)",
        against: "file"
      )

      #expect(branch["name"] == .string("feature/deep/lamp"))
      #expect(branch["commit"]["commit"]["message"] == .string("Try a deeper lamp"))
      #expect(tree.isObject)
      #expect(file["size"] == .int(13))
    }
  }

  @Test func `every form of a ref is understood`() async throws {
    let workshop = try Workshop()
    try workshop.lantern()
    let refs = [
      "main", "heads/main", "refs/heads/main", "v1.0", "tags/v1.0", "refs/tags/v1.0", "HEAD",
      "nightly/1",
    ]
    try await workshop.serve { client async throws in
      for ref in refs {
        let path = "/repos/harbour/lantern/contents/Sources?ref=\(ref)"
        let listing = try await client.get(path).json

        #expect(listing.strings("name") == ["horn.swift", "lamp.swift"], "\(ref)")
      }
    }
  }

  @Test func `a text that is no ref is not found, even if git resolves it`() async throws {
    let workshop = try Workshop()
    try workshop.lantern()
    let texts = [
      "--output=x", "-p", "main..v1.0", "main^{tree}", "@{-1}", "main:README.md", ":/Light",
      "refs/heads/../heads/main", "main%0ainfo", "%00", "nothing", "..", "deadbeef",
    ]
    try await workshop.serve { client async throws in
      let root = "/repos/harbour/lantern"
      for ref in texts {
        let statuses = [
          try await client.get("\(root)/contents/README.md?ref=\(ref)").status,
          try await client.get("\(root)/git/trees/\(ref)").status,
          try await client.get("\(root)/commits?sha=\(ref)").status,
          try await client.get("\(root)/branches/\(ref)").status,
        ]

        #expect(statuses == [404, 404, 404, 404], "\(ref)")
      }
    }
  }

  @Test func `a commit is found by its name and by the beginning of it`() async throws {
    let workshop = try Workshop()
    let place = try workshop.lantern()
    let id = try Git.run(["rev-parse", "main~2"], in: place).prefix(40)
    try await workshop.serve { client async throws in
      for name in [id, id.prefix(8)] {
        let commits = try await client.get("/repos/harbour/lantern/commits?sha=\(name)").json
        #expect(commits.strings("sha") == [String(id)])
      }
    }
  }

  @Test func `commits are paged, and narrowed down to a path`() async throws {
    let workshop = try Workshop()
    try workshop.lantern()
    try await workshop.serve { client async throws in
      let root = "/repos/harbour/lantern/commits"
      let all = try await client.checked(root, against: "commits")
      let second = try await client.get("\(root)?per_page=2&page=2")
      let lamp = try await client.get("\(root)?path=Sources/lamp.swift&sha=feature/deep/lamp").json
      let none = try await client.get("\(root)?path=*.swift").json

      func messages(_ json: JSON) -> [String?] { json.items.map { $0["commit"]["message"].text } }
      #expect(messages(all) == ["Add the foghorn", "Turn the lens", "Light the lamp"])
      #expect(all.items.map { $0["author"]["login"].text } == ["ines", "tomas", "tomas"])
      #expect(messages(try second.json) == ["Light the lamp"])
      #expect(PageRequestTests.links(second)["next"] == nil)
      #expect(messages(lamp) == ["Try a deeper lamp", "Light the lamp"])
      #expect(none == .array([]))
    }
  }
}

extension JSON {
  fileprivate var isObject: Bool { if case .object = self { true } else { false } }
}
