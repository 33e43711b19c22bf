import GitHubValues
import Testing

@testable import OctavoViewModels

struct PlaceAddressTests {
  private nonisolated static let nio = GitHub.RepositoryName(owner: "apple", name: "swift-nio")

  @Test(arguments: [
    ("apple/swift-nio", nil, DeepLink.repository(nio)),
    ("/octocat", nil, .user("octocat")),
    ("octocat", nil, .user("octocat")),
    ("mona_acme", nil, .user("mona_acme")),
    (String(repeating: "a", count: 39), nil, .user(String(repeating: "a", count: 39))),
    ("/a--b", nil, .user("a--b")),
    ("apple/swift-nio/blob/main/README.md", nil, .blob(nio, RevisionPath("main/README.md"))),
    ("https://github.com/apple/swift-nio", "github.com", .repository(nio)),
    ("https://www.GitHub.com/octocat?utm=1#top", "github.com", .user("octocat")),
    (
      "https://github.com/octocat?page=2&tab=stars#top", "github.com",
      DeepLink(words: ["octocat"], query: ["tab": "stars"])
    ),
    (
      "https://github.com/apple/swift-nio/tree/main", "github.com", .tree(nio, RevisionPath("main"))
    ),
    ("https://github.com/apple/swift-nio/milestone/12", "github.com", .repository(nio)),
    ("https://github.com/orgs/apple/repositories", "github.com", .user("apple")),
    ("https://github.com", "github.com", .home),
    (
      "https://github.com/apple/swift-nio/blob/main/a.c?plain=1#L3-L5", "github.com",
      DeepLink(
        words: ["apple", "swift-nio", "blob", "main", "a.c"],
        lines: LineRange(3, through: 5)
      )
    ),
    (
      "https://github.com/topics/birds", "github.com",
      DeepLink(words: ["-", "explore", "topics", "birds"])
    ),
    (
      "https://github.com/search?q=tide&type=repositories&s=stars", "github.com",
      DeepLink(words: ["search"], query: ["q": "tide", "type": "repositories"])
    ),
    (
      "https://github.com/search?type=code&q=tide", "github.com",
      DeepLink(words: ["search"], query: ["q": "tide", "type": "code"])
    ),
    (
      "https://github.com/trending/c++?since=weekly", "github.com",
      DeepLink(
        words: ["-", "explore", "trending"],
        query: ["since": "weekly", "language": "C++"]
      )
    ),
    (
      "https://github.com/trending/jupyter-notebook", "github.com",
      DeepLink(words: ["-", "explore", "trending"], query: ["language": "Jupyter Notebook"])
    ),
    (
      "https://github.com/trending/developers/objective-c", "github.com",
      DeepLink(words: ["-", "explore", "users"], query: ["language": "Objective-C"])
    ),
    ("https://github.com/trending", "github.com", DeepLink(words: ["-", "explore", "trending"])),
    ("http://127.0.0.1:8080/apple/swift-nio", "127.0.0.1:8080", .repository(nio)),
    ("https://ghe.example.org/apple/swift-nio.git", "ghe.example.org", .repository(nio)),
    ("https://user:secret@github.com/apple/swift-nio", "github.com", .repository(nio)),
    ("ssh://git@github.com:22/apple/swift-nio.git", "github.com", .repository(nio)),
    ("git@github.com:apple/swift-nio.git", "github.com", .repository(nio)),
  ])
  func `an address leads to its place`(text: String, server: String?, link: DeepLink) throws {
    let place = try PlaceAddress(parsing: text)

    #expect(place.server == server)
    #expect(place.link == link)
  }

  @Test(arguments: [
    ("", DeepLinkError.notAPath),
    ("-x", .impossibleLogin("-x")),
    ("x-", .impossibleLogin("x-")),
    ("a--b", .impossibleLogin("a--b")),
    ("read.me", .impossibleLogin("read.me")),
    ("octo cat", .impossibleLogin("octo cat")),
    ("\u{1B}[2J", .impossibleLogin("\u{1B}[2J")),
    (String(repeating: "a", count: 40), .impossibleLogin(String(repeating: "a", count: 40))),
    ("~", .impossibleLogin("~")),
    ("./x", .impossibleName(".")),
    ("https://github.com/settings/profile", .unknownPlace),
    ("https://github.com/search?q=tide&type=wikis", .unknownPlace),
    ("https://github.com/search?q=tide&type=Users", .unknownPlace),
    ("https://github.com/search/advanced", .unknownPlace),
    ("https://github.com/octo cat", .impossibleName("octo cat")),
    ("https://github.com/a/../b", .impossibleName("..")),
    ("apple/swift-nio/milestone/1", .unknownPlace),
    ("git@github.com:\u{1B}[2J", .impossibleName("\u{1B}[2J")),
    (String(repeating: "a/", count: 10_000), .tooLong),
  ])
  func `a text that is no address is refused with the reason`(text: String, error: DeepLinkError) {
    #expect(throws: error) { try PlaceAddress(parsing: text) }
  }
}
