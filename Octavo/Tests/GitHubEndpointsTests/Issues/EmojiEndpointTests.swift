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
}
