import Foundation
import GitHubValues
import Testing

@testable import GitHubEndpoints

struct UserEndpointTests {
  private let json = #"{"id": 1, "login": "mona"}"#

  @Test func `the user who is logged in`() throws {
    let endpoint = Endpoint.currentUser

    #expect(endpoint.line == "GET /user")
    #expect(try endpoint.value(of: json) == GitHub.User(id: 1, login: "mona"))
  }

  @Test func `a user with a hostile login`() throws {
    let endpoint = Endpoint.user("../mona?a=b#\n")

    #expect(endpoint.line == "GET /users/..%2Fmona%3Fa%3Db%23%0A")
    #expect(try endpoint.value(of: json) == GitHub.User(id: 1, login: "mona"))
  }

  @Test func `followers, without items that cannot be decoded`() throws {
    let endpoint = Endpoint.followers(of: "mona")
    let link = #"<https://api.example/user/1/followers?page=2>; rel="next""#

    let page = try endpoint.value(of: #"[{"login": "a"}, null]"#, headers: ["Link": link])

    #expect(endpoint.line == "GET /users/mona/followers?per_page=100")
    #expect(page.items == [GitHub.Account(login: "a")])
    #expect(page.next == URL(string: "https://api.example/user/1/followers?page=2"))
  }

  @Test func `followed accounts`() throws {
    let endpoint = Endpoint.following(of: "mona")

    #expect(endpoint.line == "GET /users/mona/following?per_page=100")
    #expect(try endpoint.value(of: "[]") == GitHub.Page(items: []))
  }

  @Test func `following is yes for any response, and no for “not found”`() throws {
    let endpoint = Endpoint.isFollowing("mona")

    #expect(endpoint.line == "GET /user/following/mona")
    #expect(try endpoint.value(of: ""))
    #expect(endpoint.value(for: APIError(.notFound)) == false)
  }

  @Test(arguments: [(true, "PUT"), (false, "DELETE")])
  func `following and unfollowing`(_ isFollowing: Bool, _ method: String) throws {
    let endpoint = Endpoint.setFollowing(isFollowing, "mona")

    #expect(endpoint.line == "\(method) /user/following/mona")
    try endpoint.value(of: "")
  }

  @Test func `a picture has a limit, and may be on another server`() throws {
    let url = try #require(URL(string: "https://avatars.example/1.png"))

    let endpoint = Endpoint.avatar(at: url)

    #expect(endpoint.request.url(from: url) == url)
    #expect(endpoint.request.isAllowedElsewhere)
    #expect(endpoint.request.maximumBytes == 1 << 20)
    #expect(try endpoint.value(of: "PNG") == Data("PNG".utf8))
  }
}
