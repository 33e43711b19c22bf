import Foundation
import GitFixture
import Testing

@testable import GitHubSandbox

/// Trees and blobs by name.
struct ObjectTests {
  private static let root = "/repos/harbour/lantern"

  @Test func `a tree is served by folder and recursively`() async throws {
    let workshop = try Workshop()
    try workshop.lantern()
    try await workshop.serve { client async throws in
      let flat = try await client.checked("\(Self.root)/git/trees/main", against: "tree")
      let whole = try await client.checked(
        "\(Self.root)/git/trees/main?recursive=1",
        against: "tree"
      )

      #expect(
        flat["tree"].strings("path") == ["README.md", "Sources", "docs", "guide", "lens.txt"]
      )
      #expect(
        whole["tree"].strings("path") == [
          "README.md", "Sources", "Sources/horn.swift", "Sources/lamp.swift", "docs",
          "docs/guide.txt", "guide", "lens.txt",
        ]
      )
      #expect(whole["tree"][2]["size"] == .int(14))
      #expect(whole["truncated"] == .bool(false))
      let sources = try #require(flat["tree"][1]["url"].text)
      #expect(
        try await client.get(sources).json["tree"].strings("path") == ["horn.swift", "lamp.swift"]
      )
    }
  }

  @Test(arguments: [
    (SizeLimits(treeEntries: 3), ["README.md", "Sources", "docs"]),
    (SizeLimits(treeBytes: 80), ["README.md", "Sources"]),
    (SizeLimits(treeEntries: 5), ["README.md", "Sources", "docs", "guide", "lens.txt"]),
  ])
  func `a tree that is too long is cut and says so`(
    sizes: SizeLimits,
    paths: [String]
  ) async throws {
    let workshop = try Workshop()
    let git = GitRepository(directory: try workshop.lantern().path)
    let repository = HostedRepository(owner: "harbour", name: "lantern", git: git)
    let tree = try #require(try await git.tree(named: "main"))

    let json = try await TreeResponse(
      repository: repository,
      tree: tree,
      isRecursive: false,
      links: Links(host: "localhost"),
      sizes: sizes
    ).collected()

    #expect(json["tree"].strings("path") == paths)
    #expect(json["truncated"] == .bool(paths.count < 5))
  }

  @Test func `a binary comes back byte for byte`() async throws {
    let workshop = try Workshop()
    let bytes = Data((0..<5000).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 / 7) })
    let id = try Self.store(bytes, in: workshop)
    try await workshop.serve { client async throws in
      let path = "\(Self.root)/git/blobs/\(id)"
      let json = try await client.checked(path, against: "blob")
      let raw = try await client.get(path, Self.raw)

      let content = try #require(json["content"].text).replacing("\n", with: "")
      #expect(Data(base64Encoded: content) == bytes)
      #expect(raw.body == bytes)
      #expect(raw.headers["content-length"] == "5000")
    }
  }

  @Test func `four megabytes pass through, and are too much for JSON by path`() async throws {
    let workshop = try Workshop()
    let bytes = Data(repeating: 0x41, count: 4 << 20)
    let id = try Self.store(bytes, in: workshop)
    try await workshop.serve { client async throws in
      let refused = try await client.get("\(Self.root)/contents/big.bin")
      #expect(refused.status == 403)
      #expect(try refused.json["errors"][0]["code"] == .string("too_large"))
      #expect(try JSONSchema(named: "validation-error").violations(of: refused.json) == [])

      let object = try await client.checked(
        "\(Self.root)/contents/big.bin",
        against: "file",
        Client.token.merging(["Accept": "application/vnd.github.object+json"]) { $1 }
      )
      #expect([object["encoding"], object["content"]] == [.string("none"), .string("")])
      #expect(object["size"] == .int(4 << 20))

      let raw = try await client.get("\(Self.root)/contents/big.bin", Self.raw)
      #expect(raw.body == bytes)

      let json = try await client.get("\(Self.root)/git/blobs/\(id)").json
      let lines = try #require(json["content"].text).components(separatedBy: "\n")
      #expect(Data(base64Encoded: lines.joined()) == bytes)
    }
  }

  @Test(arguments: [
    ("zz", 422), ("--help", 422), (String(repeating: "0", count: 40), 404), ("HEAD", 422),
  ])
  func `a blob that is none is refused`(name: String, status: Int) async throws {
    let workshop = try Workshop()
    try workshop.lantern()
    try await workshop.serve { client async throws in
      #expect(try await client.get("\(Self.root)/git/blobs/\(name)").status == status)
    }
  }

  @Test func `a tree is no blob`() async throws {
    let workshop = try Workshop()
    let place = try workshop.lantern()
    let tree = try Git.run(["rev-parse", "main^{tree}"], in: place).prefix(40)
    try await workshop.serve { client async throws in
      #expect(try await client.get("\(Self.root)/git/blobs/\(tree)").status == 404)
    }
  }

  private static let raw = Client.token.merging(
    ["Accept": "application/vnd.github.raw"]
  ) { $1 }

  /// Puts one file into a repository and tells the name of its blob.
  private static func store(_ bytes: Data, in workshop: Workshop) throws -> Substring {
    let place = try workshop.repository("lantern") { draft in
      draft.commit(
        by: Workshop.ines,
        at: Workshop.now,
        "Big",
        [.bytes(Array("big.bin".utf8), bytes)]
      )
    }
    return try Git.run(["rev-parse", "main:big.bin"], in: place).prefix(40)
  }
}
