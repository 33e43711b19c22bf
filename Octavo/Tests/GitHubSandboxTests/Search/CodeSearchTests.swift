import Foundation
import Testing

@testable import GitHubSandbox

/// Searching in the files of default branches.
struct CodeSearchTests {
  private static func serve(_ body: (Client) async throws -> Void) async throws {
    let workshop = try Workshop()
    try workshop.lantern()
    try workshop.repository("rope", owner: "ines") { draft in
      let files = [
        HistoryDraft.Change.file("lamp.c", "int lamp = 1;\n"), .file("-e.txt", "horn\n"),
        .submodule("guide", commit: String(repeating: "a", count: 40)),
      ]
      draft.commit(by: Workshop.tomas, at: Workshop.now - 90, "Knot", files)
    }
    try await workshop.serve { try await body($0) }
  }

  /// Queries with the paths that they find, in any order.
  private static let queries: [(text: String, paths: [String])] = [
    ("LAMP", ["Sources/lamp.swift", "lamp.c"]), ("lamp true", ["Sources/lamp.swift"]),
    ("\"print(lamp)\"", ["Sources/lamp.swift"]), ("lamp language:c", ["lamp.c"]),
    ("lamp extension:swift", ["Sources/lamp.swift"]), ("lamp repo:ines/rope", ["lamp.c"]),
    ("lamp path:sources", ["Sources/lamp.swift"]), ("lamp -user:harbour", ["lamp.c"]),
    ("guide in:path", ["docs/guide.txt", "guide"]), ("horn filename:-e", ["-e.txt"]),
    ("--open-files-in-pager=touch", []), ("nothing", []),
  ]

  // Ten searches of code are permitted in a minute.
  @Test(arguments: [0..<6, 6..<12])
  func `files are found by their text and path`(queries: Range<Int>) async throws {
    try await Self.serve { client async throws in
      for query in Self.queries[queries] {
        let path = "/search/code?q=\(PercentCoding.encode(query.text.utf8))"
        let json = try await client.checked(path, against: "search-code")

        #expect(json["items"].strings("path").sorted() == query.paths.sorted(), "\(query.text)")
      }
    }
  }

  @Test func `the lines of a match are served when the media type asks for them`() async throws {
    try await Self.serve { client async throws in
      let accept = ["Accept": "application/vnd.github.text-match+json"]
      let json = try await client.checked(
        "/search/code?q=true+repo:harbour/lantern",
        against: "search-code",
        Client.token.merging(accept) { $1 }
      )

      let match = json["items"][0]["text_matches"][0]
      #expect(match["fragment"].text == "let lamp = true\nprint(lamp)")
      #expect(match["matches"][0]["indices"] == .array([.int(11), .int(15)]))
      #expect(try await client.get(json["items"][0]["url"].text ?? "").status == 200)
    }
  }

  @Test func `code is searched for users with a login, and by a word`() async throws {
    try await Self.serve { client async throws in
      let found = [
        try await client.get("/search/code?q=lamp", [:]).status,
        try await client.get("/search/code?q=repo:ines/rope").status,
        try await client.get("/search/code?q=a%00b").status,
      ]

      #expect(found == [401, 422, 400])
    }
  }

  @Test func `code is searched ten times a minute, and the limit is its own`() async throws {
    try await Self.serve { client async throws in
      var statuses: [Int] = []
      for _ in 0..<11 {
        statuses.append(try await client.get("/search/code?q=lamp").status)
      }
      let refused = try await client.get("/search/code?q=horn")

      #expect(statuses == Array(repeating: 200, count: 10) + [403])
      #expect(refused.headers["x-ratelimit-resource"] == "code_search")
      #expect(refused.headers["x-ratelimit-limit"] == "10")
      #expect(try await client.get("/search/repositories?q=lantern").status == 200)
    }
  }
}
