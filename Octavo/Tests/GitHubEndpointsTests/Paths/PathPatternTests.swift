import GitHubValues
import Testing

/// The patterns of CODEOWNERS and .gitattributes.
struct PathPatternTests {
  @Test(
    arguments: [
      ("*", "a/b.c", true), ("*.swift", "Sources/A.swift", true), ("*.swift", "A.swiftx", false),
      ("docs/*", "docs/a.md", true), ("docs/*", "docs/a/b.md", false),
      ("docs/", "docs/a/b.md", true), ("docs/", "x/docs/a.md", true), ("docs/", "docs", false),
      ("/docs/", "x/docs/a.md", false), ("/docs", "docs/a/b.md", true), ("docs", "x/docs/a", true),
      ("/a/b", "a/b", true), ("a/b", "x/a/b", false), ("**/logs", "a/b/logs/x", true),
      ("**/logs", "logs", true), ("a/**/b", "a/b", true), ("a/**/b", "a/x/y/b", true),
      ("a/**/b", "a/x/y/c", false), ("a/**", "a/x/y", true), ("a/**", "a", false),
      ("/*", "a", true), ("/*", "a/b", false), ("a?c", "abc", true), ("a?c", "aéc", true),
      ("a?c", "a/c", false), (#"a\*c"#, "a*c", true), (#"a\*c"#, "abc", false),
      ("**/a/**/a/**", "a/b/a/c", true), ("a*b*c", "a-b-b-c", true), ("a*b*c", "a-c-b", false),
    ]
  )
  func `a pattern matches the paths that git and GitHub match`(
    _ pattern: String,
    _ path: String,
    _ isMatch: Bool
  ) throws {
    let pattern = try #require(PathPattern(pattern, hasContents: true))

    #expect(pattern.matches(path) == isMatch)
  }

  @Test func `a folder does not stand for its contents where a file of attributes says so`() throws
  {
    let pattern = try #require(PathPattern("/docs", hasContents: false))

    #expect(pattern.matches("docs"))
    #expect(!pattern.matches("docs/a.md"))
  }

  @Test(arguments: ["", "/", "//", "!a", "a[b]c", "a\u{0}b"])
  func `other texts are no patterns`(_ text: String) {
    #expect(PathPattern(text, hasContents: true) == nil)
  }

  @Test func `a pattern of many stars costs no more than both lengths`() throws {
    let stars = String(repeating: "*a", count: 2_000)
    let folders = String(repeating: "**/a/", count: 200) + "b"
    let name = String(repeating: "a", count: 4_000)
    let path = Array(repeating: "a", count: 1_000).joined(separator: "/")

    #expect(try #require(PathPattern(stars + "b", hasContents: true)).matches(name) == false)
    #expect(try #require(PathPattern(folders, hasContents: true)).matches(path) == false)
  }

  @Test func `the last pattern that matches decides, however it is found`() throws {
    let texts = ["*", "*.md", "docs/", "/docs/a.md", "a?.md", "docs/**/x"]
    var rules = PathRules()
    for text in texts { rules.append(try #require(PathPattern(text, hasContents: true))) }

    let last = ["b.md", "docs/b", "docs/a.md", "x/ab.md", "docs/y/x", "c"].map(rules.lastMatch)

    #expect(last == [1, 2, 3, 4, 5, 0])
  }
}
