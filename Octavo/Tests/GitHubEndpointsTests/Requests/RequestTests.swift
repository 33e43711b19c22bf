import Foundation
import GitHubValues
import Testing

@testable import GitHubEndpoints

struct RequestTests {
  private func address(_ request: GitHub.Request) throws -> String? {
    let base = try #require(URL(string: "https://ghe.example.com/api/v3"))
    return request.url(from: base)?.absoluteString
  }

  @Test func `a slash in a name stays in the name`() throws {
    let request = GitHub.Request.get(["repos", "apple", "swift-nio", "branches", "release/1.0"])

    #expect(
      try address(request)
        == "https://ghe.example.com/api/v3/repos/apple/swift-nio/branches/release%2F1.0"
    )
  }

  @Test func `every byte that has a meaning in an address is escaped`() throws {
    let request = GitHub.Request.get(["a?b#c%d", "ü\n\u{1B}"], query: ["q": "a&b=c +"])

    #expect(
      try address(request)
        == "https://ghe.example.com/api/v3/a%3Fb%23c%25d/%C3%BC%0A%1B?q=a%26b%3Dc%20%2B"
    )
    #expect(request.summary == "GET /a%3Fb%23c%25d/%C3%BC%0A%1B")
  }

  @Test(arguments: [
    "a/b", "..%2F", "?x=1", "#top", "%00", "a b+c", "ü\u{301}\u{202E}", "\u{1B}[2J\r\nHost: evil",
    "https://evil.example/", "//evil.example", "@evil.example", ";v=1", "\\..\\",
  ])
  func `a hostile part of a path stays one component`(_ part: String) throws {
    let base = try #require(URL(string: "https://ghe.example.com/api/v3"))

    let url = try #require(GitHub.Request.get(["users", part, "repos"]).url(from: base))

    let path = url.path(percentEncoded: true).split(
      separator: "/",
      omittingEmptySubsequences: false
    )
    #expect(url.host() == "ghe.example.com")
    #expect(url.query() == nil && url.fragment() == nil)
    #expect(path.map { $0.removingPercentEncoding } == ["", "api", "v3", "users", part, "repos"])
  }

  @Test func `a query leaves out names without a value`() throws {
    let request = GitHub.Request.get(["x"], query: ["ref": nil, "sort": "name"])

    #expect(try address(request) == "https://ghe.example.com/api/v3/x?sort=name")
  }

  @Test(arguments: [["users", ".."], ["users", ""], ["users", "."]])
  func `a component that would lead to another path is malformed`(_ components: [String]) {
    #expect(!GitHub.Request.get(components).isWellFormed)
  }

  @Test(arguments: [
    (GitHub.Request.Method.get, true), (.put, true), (.delete, true), (.post, false),
    (.patch, false),
  ])
  func `every request but a POST and a PATCH is idempotent`(
    _ method: GitHub.Request.Method,
    _ expected: Bool
  ) {
    #expect(GitHub.Request(method, ["x"]).isIdempotent == expected)
  }
}
