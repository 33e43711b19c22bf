import Testing

@testable import OctavoViewModels

struct CompletionTokenTests {
  @Test(arguments: [
    ("@|", "@"), ("hi @mo|", "@mo"), ("(@mona-l|", "@mona-l"), ("@org/te|", "@org/te"),
    ("see #|", "#"), ("see #4|2", "#4"), ("#crash|", "#crash"), (":smi|", ":smi"),
    ("\n:+1|", ":+1"),
    ("日本 @mo|", "@mo"), ("@mona_co|", "@mona_co"),
  ])
  func `a sign at the beginning of a word begins a name`(text: String, expected: String) {
    let token = CompletionToken(before: composed(text))

    #expect(token.map { $0.kind.rawValue + $0.prefix } == expected)
    #expect(token?.range.upperBound == composed(text).selection.lowerBound)
  }

  @Test(arguments: [
    "|", "@mo «na»", "mail@mo|", "12:3|", "a :|", "@mo |", "@日本|", "@@mo|", "a#1|", "`#1|",
    "::a|", "@\u{301}|", "x/@a|",
  ])
  func `addresses, times and other signs are no names`(text: String) {
    #expect(CompletionToken(before: composed(text)) == nil)
  }

  @Test func `a word of a megabyte costs no more than others`() {
    let word = String(repeating: "日x", count: 300_000)

    #expect(CompletionToken(before: ComposedText("@" + word)) == nil)
    #expect(CompletionToken(before: ComposedText(word + " @a"))?.prefix == "a")
  }
}
