import GitHubValues
import Testing

/// The file CODEOWNERS, with the rules of GitHub.
struct CodeOwnersTests {
  @Test func `the last line that matches names the owners, or that there are none`() {
    let owners = GitHub.CodeOwners(
      """
      # All of it.
      *       @ada
      *.swift @grace @engines/smiths # not @mary

      /docs/ hopper@example.org
      /docs/drafts
      """
    )

    #expect(owners.owners(of: "a.c") == ["@ada"])
    #expect(owners.owners(of: "Sources/A.swift") == ["@grace", "@engines/smiths"])
    #expect(owners.owners(of: "docs/a/b.md") == ["hopper@example.org"])
    #expect(owners.owners(of: "docs/drafts/b.md") == [])
  }

  @Test(
    arguments: [
      "!a @x", "[ab] @x", "a x", "a @", "a @x/y/z", "a @x @", "a a@b", "@x", "#a @x", "\\#a @x",
      "a @x/", "^[Section]", "a @é",
    ]
  )
  func `a line that GitHub does not accept is left out`(_ line: String) {
    let owners = GitHub.CodeOwners("* @ada\r\n\(line)\r\n")

    #expect(["a", "b", "#a"].allSatisfy { owners.owners(of: $0) == ["@ada"] })
  }

  @Test func `a blank in a path has a backslash before it`() {
    let owners = GitHub.CodeOwners(#"/my\ docs/ @ada"# + "\n" + "/a\tb@x.y")

    #expect(owners.owners(of: "my docs/a") == ["@ada"])
    #expect(owners.owners(of: "a") == ["b@x.y"])
  }

  @Test func `a file of three megabytes is read, and a larger one names no owner`() async {
    let line = "/folder/file.txt @ada @grace\n"
    let text = String(repeating: line, count: GitHub.CodeOwners.byteLimit / line.utf8.count)
    let paths = (0..<3_000).map { "folder/file\($0).txt" } + ["folder/file.txt"]

    let owners = await GitHub.CodeOwners(reading: text).owners(ofAll: paths)

    #expect(owners.last == ["@ada", "@grace"])
    #expect(owners.dropLast().allSatisfy { $0 == [] })
    #expect(GitHub.CodeOwners(text + line + line).isEmpty)
  }

  @Test func `sixty owners are all named`() {
    let names = (1...60).map { "@owner-\($0)" }

    let owners = GitHub.CodeOwners("* \(names.joined(separator: " "))")

    #expect(owners.owners(of: "a") == names)
  }
}
