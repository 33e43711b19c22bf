import Foundation
import GitHubValues
import Testing

@testable import GitHubEndpoints

struct EndpointTests {
  @Test func `endpoints with the same parameters are equal`() {
    let endpoints: Set = [
      Endpoint.user("octocat"), .user("octocat"), .user("Octocat"), .currentUser,
    ]

    #expect(endpoints.count == 3)
    #expect(endpoints.contains(.user("octocat")))
  }

  @Test func `every parameter makes another endpoint`() {
    let file = Endpoint.file(at: "a.c", in: Sample.engine, at: "main", limit: 10)
    let others: Set = [
      .file(at: "b.c", in: Sample.engine, at: "main", limit: 10),
      .file(at: "a.c", in: GitHub.RepositoryName(owner: "b", name: "a"), at: "main", limit: 10),
      .file(at: "a.c", in: Sample.engine, at: "next", limit: 10),
      .file(at: "a.c", in: Sample.engine, limit: 10),
      .file(at: "a.c", in: Sample.engine, at: "main", limit: 11),
      file,
    ]

    #expect(others.count == 6)
    #expect(Endpoint.setStarred(true, Sample.engine) != .setStarred(false, Sample.engine))
  }

  @Test func `a slash in a parameter makes another endpoint than one more parameter`() {
    let one = GitHub.RepositoryName(owner: "a", name: "b/c")
    let other = GitHub.RepositoryName(owner: "a/b", name: "c")

    #expect(Endpoint.repository(one) != .repository(other))
    #expect(Endpoint.repository(one).line == "GET /repos/a/b%2Fc")
  }

  @Test func `the next page of a list is another endpoint of the same type`() throws {
    let next = try #require(URL(string: "https://api.example/user/1/followers?page=2"))
    let list = Endpoint.followers(of: "octocat")

    let page = list.page(at: next)

    #expect(page != list)
    #expect(page != Endpoint.following(of: "octocat").page(at: next))
    #expect(page.line == "GET /user/1/followers?page=2")
    #expect(page.description == "GET /user/1/followers")
    #expect(list.page(at: nil) == list)
  }

  @Test func `a page that is unchanged since an entity tag has no value`() throws {
    let endpoint = Endpoint.followers(of: "octocat").ifChanged(since: "\"1\"")

    let changed = try endpoint.value(of: #"[{"login": "ada"}]"#, headers: ["ETag": "\"2\""])

    #expect(changed?.value.items.map(\.login) == ["ada"])
    #expect(changed?.entityTag == "\"2\"")
    #expect(endpoint.request.entityTag == "\"1\"")
    let unchanged = try endpoint.decoded(from: GitHub.Response(status: 304, body: Data()))
    guard case .value(nil) = unchanged else {
      Issue.record("expected no value, not \(unchanged)")
      return
    }
  }

  @Test func `an error of decoding has the request and the place, and no value`() {
    #expect(
      throws: APIError(.decoding(what: "the whole response"), request: "GET /users/octocat")
    ) {
      try Endpoint.user("octocat").value(of: #"["private"]"#)
    }
  }

  @Test func `an error is a value only for the reasons of the endpoint`() {
    let endpoint = Endpoint.isFollowing("octocat")

    #expect(endpoint.value(for: APIError(.notFound)) == false)
    #expect(endpoint.value(for: APIError(.offline)) == nil)
    #expect(Endpoint.currentUser.value(for: APIError(.notFound)) == nil)
  }

  @Test(arguments: ["..", ".", ""])
  func `a parameter that would lead to another path is malformed`(_ name: String) {
    let repository = GitHub.RepositoryName(owner: name, name: "following")

    #expect(!Endpoint.setStarred(true, repository).request.isWellFormed)
    #expect(!Endpoint.user(name).request.isWellFormed)
    #expect(!Endpoint.file(at: "src/\(name)/x", in: Sample.engine).request.isWellFormed)
  }
}
