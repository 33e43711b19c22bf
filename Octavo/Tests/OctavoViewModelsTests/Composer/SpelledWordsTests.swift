import Testing

@testable import OctavoViewModels

/// The words of a text whose spelling is checked.
struct SpelledWordsTests {
  private func words(_ text: String) -> [[String]] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return zip(lines, SpelledWords.places(in: lines, 0..<lines.count)).map { line, places in
      places.map { String(decoding: Array(line.utf8)[$0], as: UTF8.self) }
    }
  }

  @Test(arguments: [
    ("Twice a **day**, isn't it?", ["Twice", "day", "isn't", "it"]),
    ("“Größe” 'quoted' – yes…", ["Größe", "quoted", "yes"]),
    ("see `cod e` and ``a ` b`` end", ["see", "and", "end"]),
    ("an open ` mark", ["an", "open", "mark"]),
    ("@mona #12 :smile: https://a.example/wrod x@y.org", []),
    ("[the words](https://wrod.example) <wrod> text", ["the", "words", "text"]),
    ("viewModel HTTP snake_case file.swift v1 a/b and more", ["and", "more"]),
    ("The end. (Or not)", ["The", "end", "Or", "not"]),
    ("- [ ] item\u{1B}[2J", ["item"]),
  ])
  func `words are those of the language alone`(text: String, words: [String]) {
    #expect(self.words(text) == [words])
  }

  @Test func `a block of code is left out, and what is below it is not`() {
    let text = "one\n```swift\nwrod ~~~\n````\ntwo\n~~~\nwrod\n```\n~~~\nthree\n```x```\nfour"

    #expect(
      words(text) == [
        ["one"], [], [], [], ["two"], [], [], [], [], ["three"], [], ["four"],
      ]
    )
  }

  @Test func `the lines above decide, and only those that are asked for are read`() {
    let lines: [Substring] = ["```", "wrod", "```", "word"]

    #expect(SpelledWords.places(in: lines, 1..<2) == [[]])
    #expect(SpelledWords.places(in: lines, 3..<4) == [[0..<4]])
    #expect(SpelledWords.places(in: [], 0..<0).isEmpty)
  }
}
