import Foundation
import Testing

@testable import GitHubEndpoints
@testable import GitHubValues

struct OwnDataEndpointTests {
  @Test func `addresses of e-mail`() throws {
    let json = #"""
      [{"email": "ada@example.com", "primary": true, "verified": true, "visibility": "public"},
       {"email": "a@b", "primary": "yes", "verified": false, "visibility": null}, {"email": ""}]
      """#

    #expect(Endpoint.ownEmailAddresses.line == "GET /user/emails?per_page=100")
    #expect(
      try Endpoint.ownEmailAddresses.value(of: json).items == [
        .init(address: "ada@example.com", isPrimary: true, isVerified: true, isPublic: true),
        .init(address: "a@b", isPrimary: false, isVerified: false, isPublic: false),
      ]
    )
  }

  @Test func `public keys, own and of others`() throws {
    let json = #"[{"id": 1, "key": "ssh-ed25519 AAAA", "title": "box"}, {"id": 2}, {"key": "x"}]"#

    #expect(Endpoint.ownKeys.line == "GET /user/keys?per_page=100")
    #expect(Endpoint.keys(of: "a/b").line == "GET /users/a%2Fb/keys?per_page=100")
    #expect(
      try Endpoint.ownKeys.value(of: json).items
        == [.init(id: 1, title: "box", key: "ssh-ed25519 AAAA")]
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

    #expect(try Endpoint.emojis.value(of: json).map(\.text) == [text])
  }

  @Test func `emoji by name, without names that no text can have`() throws {
    let json = #"""
      {"octocat": "https://g.example/emoji/octocat.png?v8", "+1": null, "a b": "https://x/y.png",
       "": "https://x/y.png", "a:b": 5, "\u001b[2J": "https://x/y.png", "e\u0301": "x",
       "zap": "ftp://x/unicode/26a1.png", "fog": "https://g.example/unicode/1f32b.png"}
      """#

    let emojis = try Endpoint.emojis.value(of: json)

    #expect(Endpoint.emojis.line == "GET /emojis")
    #expect(emojis.map(\.name) == ["+1", "fog", "octocat", "zap"])
    #expect(emojis.map(\.text) == [nil, "🌫️", nil, nil])
    #expect(emojis[2].imageURL?.lastPathComponent == "octocat.png")
    #expect(throws: APIError.self) { try Endpoint.emojis.value(of: "[]") }
  }

  @Test func `the emoji that are written most have names and characters`() {
    let common = GitHub.Emoji.common

    #expect(Set(common.map(\.name)).count == common.count)
    #expect(common.count > 60)
    #expect(common.allSatisfy { $0.text?.count == 1 })
    #expect(common.contains { $0.name == "tada" && $0.text == "🎉" })
  }
}
