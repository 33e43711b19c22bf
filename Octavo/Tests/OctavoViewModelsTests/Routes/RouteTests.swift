import Foundation
import GitHubValues
import Testing

@testable import OctavoViewModels

struct RouteTests {
  private nonisolated static let nio = GitHub.RepositoryName(owner: "apple", name: "swift-nio")

  @Test(arguments: [
    ("/", Route.home),
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
  func `a path reads as a route, and the route prints as the path`(path: String, route: Route)
    throws
  {
    #expect(try Route(parsing: path) == route)
    #expect("\(route)" == path)
  }

  @Test func `a slash at the end does not count`() throws {
    #expect(try Route(parsing: "/octocat/") == .user("octocat"))
  }

  @Test func `an escaped slash is a slash`() throws {
    let route = try Route(parsing: "/apple/swift-nio/tree/release%2F1.0/Sources")

    #expect(route == .tree(Self.nio, RevisionPath("release/1.0/Sources")))
  }

  @Test(arguments: [
    ("", RouteError.notAPath),
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
    ("/apple/swift-nio/issues/1", .unknownPlace),
    ("/apple/swift-nio/tree", .unknownPlace),
    ("/apple/swift-nio/tree/main//Sources", .impossiblePath),
    ("/apple/swift-nio/tree/main/../..", .impossiblePath),
    ("/apple/swift-nio/tree/main%2F..%2F..", .impossiblePath),
    ("/apple/swift-nio/tree/%2F", .impossiblePath),
    ("/apple/swift-nio/blob/main/%00", .impossiblePath),
    ("/apple/swift-nio/blob/main/%zz", .malformedEscape("%zz")),
    ("/apple/swift-nio/blob/main/100%", .malformedEscape("100%")),
    ("/apple/swift-nio/blob/main/%FF%FE", .malformedEscape("%FF%FE")),
  ])
  func `a hostile path is refused, and said why`(path: String, error: RouteError) {
    #expect(throws: error) { try Route(parsing: path) }
    #expect(!error.description.isEmpty)
  }

  @Test func `a path of a megabyte is refused`() {
    #expect(throws: RouteError.tooLong) {
      try Route(parsing: "/" + String(repeating: "a", count: 1 << 20))
    }
  }

  @Test func `a route is kept as its path`() throws {
    let route = Route.tree(Self.nio, RevisionPath("release/1.0", path: "a b"))

    let data = try JSONEncoder().encode([route])

    #expect(try JSONDecoder().decode([Route].self, from: data) == [route])
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([Route].self, from: Data(#"["/../.."]"#.utf8))
    }
  }
}
