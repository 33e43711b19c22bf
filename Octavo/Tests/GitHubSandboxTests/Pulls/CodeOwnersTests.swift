import Testing

@testable import GitHubSandbox

/// The owners of files.
struct CodeOwnersTests {
  private static let text = """
    # A comment
    *            @all
    *.js         @scripts @patient-tools/keepers # and one behind the line
    /build/logs/ @logs
    docs/*       @docs
    apps/        @apps
    /src/**/deep @deep
    /empty
    """

  @Test(
    arguments: [
      ("README", ["@all"]), ("a/b.js", ["@scripts", "@patient-tools/keepers"]),
      ("build/logs/x/y", ["@logs"]), ("sub/build/logs/x", ["@all"]), ("docs/a.md", ["@docs"]),
      ("docs/more/a.md", ["@all"]), ("x/apps/y/z", ["@apps"]), ("src/a/b/deep/c", ["@deep"]),
      ("empty", []), ("apps", ["@all"]),
    ] as [(String, [String])]
  )
  func `the last line that fits a file counts`(path: String, owners: [String]) {
    #expect(CodeOwners(Self.text).owners(of: path) == owners)
  }

  @Test func `a pattern that takes long to match is left out, and a long name ends`() {
    let stars = String(repeating: "**/a/", count: 30)
    let many = String(repeating: "*a", count: 200)
    let owners = CodeOwners("\(stars) @slow\n\(many) @stars\n")
    let path = String(repeating: "a/", count: 200) + String(repeating: "a", count: 5000) + "b"

    #expect(owners.owners(of: path) == [])
  }

  @Test func `a new pull request asks the owners of its files`() async throws {
    let workshop = try Workshop()
    try workshop.repository("lantern") { draft in
      let owners = "*.txt @ines @vera\n"
      draft.commit(
        by: Workshop.tomas,
        at: Workshop.now - 900,
        "Own",
        [.file("CODEOWNERS", owners), .file("a.md", "1")]
      )
      draft.commit(
        "wick",
        by: Workshop.ines,
        at: Workshop.now - 800,
        "Trim",
        from: "main",
        [.file("wick.txt", "cotton\n")]
      )
    }
    try await workshop.serve(others: [Workshop.writer, Workshop.visitor]) { client async throws in
      let pull = try await client(Workshop.writer).propose("wick")

      #expect(pull["requested_reviewers"].strings("login") == ["ines"])
    }
  }
}
