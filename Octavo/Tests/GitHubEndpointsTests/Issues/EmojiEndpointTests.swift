import GitHubValues
import Testing

@testable import GitHubEndpoints

struct EmojiEndpointTests {
  @Test func `emoji have the characters that their pictures are named after`() throws {
    let json = #"""
      {"+1": "https://g.example/emoji/unicode/1f44d.png?v8", "heart": "https://g.example/unicode/2764.png",
       "octocat": "https://g.example/emoji/octocat.png", "odd": 5, "odder": "unicode/zz.png",
       "es": "https://g.example/unicode/1f1ea-1f1f8.png", "one": "https://g.example/unicode/0031-20e3.png",
       "woman_artist": "https://g.example/unicode/1f469-1f3a8.png", "code": "https://g.example/unicode/61.png",
       "control": "https://g.example/unicode/1b-1f44d.png"}
      """#

    let emojis = try Endpoint.emojis.value(of: json)

    #expect(Endpoint.emojis.line == "GET /emojis")
    #expect(
      emojis.map { "\($0.name) \($0.character ?? "-")" } == [
        "+1 👍", "code -", "control -", "es 🇪🇸", "heart ❤️", "octocat -", "one 1️⃣", "woman_artist 👩‍🎨",
      ]
    )
  }

  @Test(arguments: [
    ("1f44d", "👍"), ("2764", "❤️"), ("1f468-200d-1f469-200d-1f466", "👨‍👩‍👦"),
    ("1f469-200d-2764-200d-1f468", "👩‍❤️‍👨"), ("1f1e9-1f1ea", "🇩🇪"), ("0031-20e3", "1️⃣"),
    ("261d-1f3fb", "☝🏻"), ("2764-fe0f", "❤️"), ("a9", "©️"),
    ("0031", nil), ("41-42", nil), ("", nil), ("d800", nil), ("110000", nil), ("zz", nil),
    ("ffffffffffffffffffff", nil), ("1b-5b-33-31-6d", nil), ("1f44d--1f44d-x", nil),
    (Array(repeating: "1f44d", count: 17).joined(separator: "-"), nil),
  ])
  func `the characters of an emoji are in the address of its picture`(
    _ points: String,
    _ text: String?
  ) throws {
    let json = #"{"a": "https://g.example/images/unicode/\#(points).png?v8"}"#

    #expect(try Endpoint.emojis.value(of: json).map(\.character) == [text])
  }

  @Test func `emoji by name, without names that no text can have`() throws {
    let json = #"""
      {"octocat": "https://g.example/emoji/octocat.png?v8", "+1": null, "a b": "https://x/y.png",
       "": "https://x/y.png", "a:b": 5, "\u001b[2J": "https://x/y.png", "e\u0301": "x",
       "zap": "ftp://x/unicode/26a1.png", "fog": "https://g.example/unicode/1f32b.png"}
      """#

    let emojis = try Endpoint.emojis.value(of: json)

    #expect(Endpoint.emojis.line == "GET /emojis")
    #expect(emojis.map(\.name) == ["fog", "octocat"])
    #expect(emojis.map(\.character) == ["🌫️", nil])
    #expect(throws: APIError.self) { try Endpoint.emojis.value(of: "[]") }
  }

  @Test func `the emoji that are written most have names and characters`() {
    let common = GitHub.Emoji.common

    #expect(Set(common.map(\.name)).count == common.count)
    #expect(common.count > 60)
    #expect(common.allSatisfy { $0.character?.count == 1 })
    #expect(common.contains { $0.name == "tada" && $0.character == "🎉" })
  }
}
