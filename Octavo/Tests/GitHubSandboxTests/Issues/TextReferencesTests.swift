import Testing

@testable import GitHubSandbox

/// The users and issues that a text refers to.
struct TextReferencesTests {
  @Test(
    arguments: [
      (nil, [], []), ("", [], []), ("@", [], []), ("#", [], []),
      ("@Vera, see #12.", ["vera"], [12]),
      ("mail vera@example.org, a#3 and x_@y", [], []), ("(@a-b)@c", ["a-b", "c"], []),
      ("`@code` @text `#1` #2", ["text"], [2]), ("a ` @lonely", ["lonely"], []),
      ("```\n@fenced\n```\n@after", ["after"], []), ("~~~\n```\n@a\n~~~\n@b", ["b"], []),
      ("    @indented\n@plain", ["plain"], []), ("@vera @VERA #1 #1", ["vera"], [1]),
      ("#0 #01 #99999999999", [], [1]), ("@ü #½", [], []), ("/@path a/@b", [], []),
      ("@a\n@b\r\n@c", ["a", "b", "c"], []),
    ] as [(String?, [String], [Int])]
  )
  func `a text refers to users and issues outside of code`(
    text: String?,
    logins: [String],
    numbers: [Int]
  ) {
    let found = TextReferences(text)

    #expect(found.logins == logins)
    #expect(found.numbers == numbers)
  }

  @Test func `a text mentions at most 50 users`() {
    let text = (1...80).map { "@user\($0)" }.joined(separator: " ")

    #expect(TextReferences(text).logins.count == 50)
  }
}
