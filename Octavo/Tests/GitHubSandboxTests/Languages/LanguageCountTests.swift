import Testing

@testable import GitHubSandbox

/// The languages of a tree.
struct LanguageCountTests {
  @Test func `the language of most bytes is the repository's`() {
    var count = LanguageCount()
    count.add(path: "a.swift", size: 10)
    count.add(path: "b.c", size: 8)
    count.add(path: "sub/c.c", size: 8)
    count.add(path: "vendor/big.js", size: 1000)
    count.add(path: "README.md", size: 500)
    count.add(path: "data.json", size: 500)

    #expect(count.largest == "C")
    #expect(count.total == 2026)
    #expect(LanguageCount().largest == nil)
  }
}
