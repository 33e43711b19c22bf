import Foundation
import GitFixture
import Testing

@testable import GitHubSandbox

/// The sizes beyond which responses are not whole, as at GitHub.
struct SizeLimitTests {
  private static let root = "/repos/ines/large"
  private static let diff = ["Accept": "application/vnd.github.diff"].merging(Client.token) { $1 }
  private static let count = LargeRepository.files + 2

  /// Serves the large repository, with the limits of GitHub or without.
  private func serve<Value>(
    _ sizes: SizeLimits,
    _ body: (Client) async throws -> Value
  ) async throws -> Value {
    try await Workshop().serve([try LargeRepository.folder], sizes: sizes, body)
  }

  /// The files of a page of the large commit.
  private func files(_ client: Client, _ page: Int) async throws -> [JSON] {
    let response = try await client.get("\(Self.root)/commits/change?page=\(page)")
    #expect(response.status == 200)
    return try response.json["files"].items
  }

  @Test func `a large commit has 300 files on a page, and 3,000 on all pages`() async throws {
    try await serve(.gitHub) { client async throws in
      let first = try await client.checked("\(Self.root)/commits/change", against: "commit")
      let listed = min(3_000, Self.count)
      let last = (listed + 299) / 300
      var paths: [String] = []
      for page in 1...last {
        let files = try await files(client, page)
        #expect(files.count == min(300, listed - (page - 1) * 300))
        paths += files.compactMap { $0["filename"].text }
      }

      #expect(first["files"].items.count == 300)
      #expect(Set(paths).count == listed)
      #expect(try await files(client, last + 1).isEmpty)
      #expect(first["stats"]["additions"].number ?? 0 > Self.count)
    }
  }

  @Test func `the patches of a page have 20,000 lines and 1 MB, and one of them 500 KB`()
    async throws
  {
    try await serve(.gitHub) { client async throws in
      let files = try await files(client, 1)
      let large = try #require(files.first { $0["filename"].text == "large.swift" })
      let patches = files.compactMap { $0["patch"].text }

      #expect(large["additions"].number ?? 0 > 10_000)
      #expect(large["patch"] == .null)
      #expect(patches.count > 200)
      #expect(patches.reduce(0) { $0 + $1.utf8.count } <= 1 << 20)
      #expect(patches.allSatisfy { $0.utf8.count <= 500 << 10 })
    }
  }

  @Test func `a raw diff with more than 300 files or 20,000 lines is refused`() async throws {
    try await serve(.gitHub) { client async throws in
      let large = try await client.get("\(Self.root)/commits/change", Self.diff)
      let both = try await client.get("\(Self.root)/compare/start...small", Self.diff)
      let small = try await client.get("\(Self.root)/commits/small", Self.diff)

      #expect(statuses(large, both, small) == [406, 406, 200])
      #expect(try large.json["errors"][0]["code"] == .string("too_large"))
      #expect(small.text.hasPrefix("diff --git a/large.swift"))
    }
  }

  @Test func `a comparison has 300 files`() async throws {
    try await serve(.gitHub) { client async throws in
      let path = "\(Self.root)/compare/start...change"
      let comparison = try await client.checked(path, against: "comparison")

      #expect(comparison["files"].items.count == 300)
    }
  }

  @Test func `a folder lists 1,000 entries, and its tree all of them`() async throws {
    try await serve(.gitHub) { client async throws in
      let listed = try await client.get("\(Self.root)/contents/many").json
      let root = try await client.get("\(Self.root)/git/trees/main").json
      let folder = try #require(root["tree"].items.first { $0["path"].text == "many" })
      let tree = try await client.get("\(Self.root)/git/trees/\(folder["sha"].text ?? "")").json

      #expect(listed.items.count == 1_000)
      #expect(tree["tree"].items.count == LargeRepository.files)
      #expect(tree["truncated"] == .bool(false))
    }
  }

  @Test func `without limits all of it is in one response`() async throws {
    try await serve(.none) { client async throws in
      let commit = try await client.get("\(Self.root)/commits/change")
      let files = try commit.json["files"].items
      let diff = try await client.get("\(Self.root)/commits/change", Self.diff)
      let second = try await client.get("\(Self.root)/commits/change?page=2").json

      #expect(files.count == Self.count)
      #expect(commit.headers["link"] == nil)
      #expect(files.allSatisfy { $0["patch"].text != nil })
      #expect(diff.status == 200)
      #expect(try await client.get("\(Self.root)/contents/many").json.items.count > 1_000)
      #expect(second["files"].items.isEmpty)
    }
  }
}
