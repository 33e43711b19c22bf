import BinderyNavigation
import Foundation
import GitHubValues
import ScreenExamples
import Testing

@testable import OctavoViewModels

struct DeepLinkTests {
  private nonisolated static let nio = GitHub.RepositoryName(owner: "apple", name: "swift-nio")

  @Test(arguments: [
    ("/", DeepLink.home),
    ("/-/login", .login),
    ("/-/settings", .settings),
    ("/octocat", .user("octocat")),
    ("/apple/swift-nio", .repository(nio)),
    ("/apple/swift-nio/tree/main", .tree(nio, RevisionPath("main"))),
    (
      "/apple/swift-nio/tree/main/Sources/NIO",
      .tree(nio, RevisionPath("main/Sources", path: "NIO"))
    ),
    (
      "/apple/swift-nio/blob/release/1.0/README.md",
      .blob(nio, RevisionPath("release/1.0/README.md"))
    ),
    (
      "/apple/swift-nio/blob/main/a%20b/%E6%9C%AC%23%3F%25",
      .blob(nio, RevisionPath("main/a b/本#?%"))
    ),
  ])
  func `a path reads as a route, and the route prints as the path`(path: String, route: DeepLink)
    throws
  {
    #expect(try DeepLink(parsing: path) == route)
    #expect("\(route)" == path)
  }

  @Test(arguments: [
    ("/a/b/blob/main/c.c#L7", LineRange(7), "#L7"),
    ("/a/b/blob/main/c.c#L10-L20", LineRange(10, through: 20), "#L10-L20"),
    ("/a/b/blob/main/c.c?plain=1#L20C3-L10C1", LineRange(10, through: 20), "#L10-L20"),
    ("/a/b/blob/main/c.c#10", nil, "%2310"), ("/a/b/blob/main/c.c#L0", nil, "%23L0"),
    ("/a/b/blob/main/c.c#L1-L2-L3", nil, "%23L1-L2-L3"),
    ("/a/b/blob/main/c.c#L99999999999", nil, "%23L99999999999"),
    ("/a/b/blob/main/c.c#L", nil, "%23L"),
  ])
  func `lines at the end of the address of a file are marked in it`(
    address: String,
    lines: LineRange?,
    end: String
  ) throws {
    let link = try DeepLink(parsing: address)

    guard case .source(_, _, let path, let marked, nil) = link.path(at: []).targets.last else {
      throw WrongScreen()
    }
    #expect(marked == lines)
    #expect(path == (lines == nil ? "c.c" + address.dropFirst(18) : "c.c"))
    #expect("\(link)" == "/a/b/blob/main/c.c" + end)
  }

  @Test func `lines are dropped where no file is shown`() throws {
    #expect(try DeepLink(parsing: "/a/b#L3") == DeepLink(parsing: "/a/b"))
  }

  @Test(arguments: ScreenExample.all)
  func `the address of a screen leads to it, and prints as it was`(example: ScreenExample) throws {
    let link = try DeepLink(parsing: example.address)

    #expect(link.path(at: []).targets.last == example.route)
    #expect("\(link)" == example.address)
  }

  @Test(arguments: [
    ("repositories", Route.repositoryList(.ownedBy("a"))),
    ("stars", .repositoryList(.starredBy("a"))),
    ("followers", .people(.followers(of: "a"))), ("following", .people(.following(of: "a"))),
    ("activity", .news(.performed(by: "a"))),
  ])
  func `a tab of the page of an account leads to its list`(tab: String, route: Route) throws {
    let link = try DeepLink(parsing: "/a?page=2&tab=\(tab)&tab=other")

    #expect(link.path(at: nil) == [.home, .user("a"), route])
    #expect("\(link)" == "/a?tab=\(tab)")
  }

  @Test func `a tab of an account that is not known leads to the account`() throws {
    let link = try DeepLink(parsing: "/a?tab=achievements")

    #expect(link == .user("a"))
  }

  @Test(arguments: ["news", "repositories", "explore", "profile", "inbox"])
  func `the address of a tab of home selects it`(tab: String) throws {
    let link = try DeepLink(parsing: "/-/\(tab)")

    #expect(link.path(at: nil).controllers == [[.init(.home, tab: tab)]])
    #expect("\(link)" == "/-/\(tab)")
  }

  @Test(arguments: [
    ("/-/explore/trending", Discovery(.trending(.weekly))),
    (
      "/-/explore/trending?since=daily&language=C%2B%2B",
      Discovery(.trending(.daily), language: "C++")
    ),
    ("/-/explore/trending?since=never", Discovery(.trending(.weekly))),
    ("/-/explore/popular?language=C%23", Discovery(.popular, language: "C#")),
    (
      "/-/explore/users?location=New%20Zealand&language=Swift",
      Discovery(.users, language: "Swift", country: "New Zealand")
    ),
    ("/-/explore/topics/static-site-generator", Discovery(.topic("static-site-generator"))),
  ])
  func `a list of Explore has an address, above the tab`(path: String, list: Discovery) throws {
    let link = try DeepLink(parsing: path)

    #expect(link.path(at: []).targets.last == .discovery(list))
    #expect(link.path(at: []).controllers.first?.first?.tab == "explore")
    #expect("\(link)" == path)
  }

  @Test(arguments: [
    (
      "/search?q=tide%20a%2Bb&l=C%2B%2B&type=repositories",
      SearchPlace("tide a+b language:C++", .repositories)
    ),
    ("/search?q=tide&l=Common%20Lisp", SearchPlace("tide language:\"Common Lisp\"", .repositories)),
    ("/search?q=tide", SearchPlace("tide", .repositories)),
    ("/search?q=is%3Aopen%20tide&type=issues", SearchPlace("is:open tide", .issues)),
    ("/search?q=tide&type=pullrequests", SearchPlace("tide", .pulls)),
    ("/search?q=tide&type=code", SearchPlace("tide", .code)),
    ("/search?q=tide&type=commits", SearchPlace("tide", .commits)),
    ("/search?q=tide&type=users", SearchPlace("tide", .accounts)),
    ("/search?q=tide&type=wikis", SearchPlace("tide", .repositories)),
  ])
  func `a search has an address, above the tab of Explore`(
    path: String,
    place: SearchPlace
  ) throws {
    let link = try DeepLink(parsing: path)

    #expect(link.path(at: []).targets == [.home, .search(place)])
    #expect(link.path(at: []).controllers.first?.first?.tab == "explore")
    #expect("\(link)" == path)
  }

  @Test func `a search for nothing leads to the tab of the search`() throws {
    for path in ["/search", "/search?q=+", "/search?type=users"] {
      let link = try DeepLink(parsing: path)

      #expect(link.path(at: nil).controllers == [[.init(.home, tab: "explore")]])
    }
  }

  @Test func `a slash at the end does not count`() throws {
    #expect(try DeepLink(parsing: "/octocat/") == .user("octocat"))
  }

  @Test func `an escaped slash is a slash`() throws {
    let route = try DeepLink(parsing: "/apple/swift-nio/tree/release%2F1.0/Sources")

    #expect(route == .tree(Self.nio, RevisionPath("release/1.0/Sources")))
  }

  @Test(arguments: [
    ("", DeepLinkError.notAPath),
    ("octocat", .notAPath),
    ("https://github.com/octocat", .notAPath),
    ("//", .impossibleName("")),
    ("/octo cat", .impossibleName("octo cat")),
    ("/octo%1B%5B2Jcat", .impossibleName("octo\u{1B}[2Jcat")),
    ("/..", .impossibleName("..")),
    ("/apple/..", .impossibleName("..")),
    ("/apple/a%2Fb", .impossibleName("a/b")),
    ("/-/nowhere", .unknownPlace),
    ("/-", .unknownPlace),
    ("/apple/swift-nio/milestone/1", .unknownPlace),
    ("/apple/swift-nio/tree", .unknownPlace),
    ("/apple/swift-nio/releases/tag", .unknownPlace),
    ("/apple/swift-nio/releases/tag/..", .impossiblePath),
    ("/apple/swift-nio/tree/main//Sources", .impossiblePath),
    ("/apple/swift-nio/tree/main/../..", .impossiblePath),
    ("/apple/swift-nio/tree/main%2F..%2F..", .impossiblePath),
    ("/apple/swift-nio/tree/%2F", .impossiblePath),
    ("/apple/swift-nio/blob/main/%00", .impossiblePath),
    ("/apple/swift-nio/blob/main/%zz", .malformedEscape("%zz")),
    ("/apple/swift-nio/blob/main/100%", .malformedEscape("100%")),
    ("/apple/swift-nio/blob/main/%FF%FE", .malformedEscape("%FF%FE")),
    ("/apple?tab=%FF", .malformedEscape("%FF")),
  ])
  func `a hostile path is refused, and said why`(path: String, error: DeepLinkError) {
    #expect(throws: error) { try DeepLink(parsing: path) }
    #expect(!error.description.isEmpty)
  }

  @Test func `each path of up to four words is refused, or prints as a path of the same link`()
    throws
  {
    let words = " - login o r tree blob releases tag a%2Fb %1B .".split(
      separator: " ",
      omittingEmptySubsequences: false
    )
    for number in 0..<20_736 {
      var (path, rest) = ("", number)
      for _ in 0..<4 {
        path += "/" + words[rest % 12]
        rest /= 12
      }
      guard let link = try? DeepLink(parsing: path) else { continue }

      #expect(try DeepLink(parsing: "\(link)") == link)
      #expect(link.path(at: []).controllers.first?.first?.target == .home)
    }
  }

  @Test func `a path of a megabyte is refused`() {
    #expect(throws: DeepLinkError.tooLong) {
      try DeepLink(parsing: "/" + String(repeating: "a", count: 1 << 20))
    }
  }

  @Test(arguments: [
    (DeepLink.home, [Route.home]), (.login, [.home]), (.settings, [.home, .settings]),
    (.user("octocat"), [.home, .user("octocat")]), (.repository(nio), [.home, .repository(nio)]),
    (
      .tree(nio, RevisionPath("main")),
      [.home, .repository(nio), .tree(nio, revision: "main")]
    ),
    (
      .blob(nio, RevisionPath("release/1.0/Sources/a.c")),
      [
        .home, .repository(nio, at: .init(kind: .branch, name: "release/1.0")),
        .tree(nio, revision: "release/1.0"), .tree(nio, revision: "release/1.0", path: "Sources"),
        .source(nio, revision: "release/1.0", path: "Sources/a.c"),
      ]
    ),
    (
      .tree(nio, RevisionPath("0a1b2c3/Sources")),
      [
        .home, .repository(nio), .tree(nio, revision: "0a1b2c3"),
        .tree(nio, revision: "0a1b2c3", path: "Sources"),
      ]
    ),
  ])
  func `a link leads to a screen with its parents`(link: DeepLink, routes: [Route]) {
    let references = ["main", "release/1.0"].map { GitHub.Reference(kind: .branch, name: $0) }

    #expect(link.path(at: references, defaultBranch: "main") == RoutePath(routes))
  }

  @Test func `a link whose branches are not known leads to the repository`() {
    let link = DeepLink.tree(Self.nio, RevisionPath("main"))

    #expect(link.path(at: nil) == [.home, .repository(Self.nio)])
  }

  @Test func `a route is kept as its path`() throws {
    let route = DeepLink.tree(Self.nio, RevisionPath("release/1.0", path: "a b"))

    let data = try JSONEncoder().encode([route])

    #expect(try JSONDecoder().decode([DeepLink].self, from: data) == [route])
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([DeepLink].self, from: Data(#"["/../.."]"#.utf8))
    }
  }
}

extension DeepLink {
  nonisolated static let settings = DeepLink(words: ["-", "settings"])

  nonisolated static func blob(_ name: GitHub.RepositoryName, _ place: RevisionPath) -> Self {
    Self(words: [name.owner, name.name, "blob"] + place.components)
  }
}
