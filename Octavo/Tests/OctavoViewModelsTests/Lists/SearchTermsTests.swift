import Testing

@testable import OctavoViewModels

struct SearchTermsTests {
  @Test(arguments: [
    ("tide", "Tide tables", "[Tide] tables"),
    ("TABLE tide", "Tide tables", "[Tide] [table]s"),
    ("tide language:c -water stars:>1", "water tide", "water [tide]"),
    ("\"tide table\"", "A Tide table", "A [Tide table]"),
    ("cafe", "Café", "[Café]"),
    ("本", "製本見積り", "製[本]見積り"),
    ("aa", "aaaa b", "[aa][aa] b"),
    ("tid ide", "tide", "[tid][e]"),
    ("", "tide", "tide"),
    ("x", "", ""),
    ("tide OR moon", "or moon", "or [moon]"),
  ])
  func `the words of a search are found in a text`(query: String, text: String, expected: String) {
    let parts = SearchTerms(query).parts(of: text)

    #expect(parts.map { $0.isMatch ? "[\($0.text)]" : $0.text }.joined() == expected)
    #expect(parts.map(\.text).joined() == text)
  }

  @Test func `a hostile query highlights at most sixteen words`() {
    let query = (0..<1000).map { "w\($0)" }.joined(separator: " ")

    #expect(SearchTerms(query).words.count == 16)
  }
}
