import Testing

@testable import GitHubSandbox

/// Languages by file name.
struct LanguageTests {
  @Test(
    arguments: [
      ("main.swift", "Swift"), ("A.H", "C"), ("x.cpp", "C++"), ("index.ts", "TypeScript"),
      ("Makefile", "Makefile"), ("notes.md", nil), ("data.json", nil), ("LICENSE", nil),
      ("lib.rs", "Rust"), ("a.b.py", "Python"), ("", nil),
    ] as [(String, String?)]
  )
  func `a name tells the language`(name: String, language: String?) {
    #expect(LanguageTable.standard.language(ofFile: name) == language)
  }

  @Test func `the language of most bytes is the repository's`() {
    var count = LanguageCount()
    count.add(path: "a.swift", size: 10)
    count.add(path: "b.c", size: 8)
    count.add(path: "sub/c.c", size: 8)
    count.add(path: "vendor/big.js", size: 1000)
    count.add(path: "README.md", size: 500)

    #expect(count.largest == "C")
    #expect(count.total == 1526)
    #expect(LanguageCount().largest == nil)
  }
}
