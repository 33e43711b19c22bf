import Foundation
import Testing

@testable import GitHubEndpoints
@testable import GitHubValues

struct StarEndpointTests {
  private let engine = GitHub.Repository(id: 7, owner: .init(login: "ada"), name: "engine")
  private let plain = #"{"id": 7, "name": "engine", "owner": {"login": "ada"}}"#
  private let time = Date(timeIntervalSince1970: 60)

  private var timed: String { #"{"starred_at": "1970-01-01T00:01:00Z", "repo": \#(plain)}"# }

  @Test(arguments: [
    (Endpoint.ownStars, "/user/starred"), (.stars(by: "ada"), "/users/ada/starred"),
  ])
  func `stars with their times, also from a server that sends none`(
    _ endpoint: Endpoint<GitHub.Page<GitHub.StarredRepository>>,
    _ path: String
  ) throws {
    let page = try endpoint.value(of: #"[\#(timed), \#(plain), {"repo": null}]"#)

    #expect(endpoint.line == "GET \(path)?per_page=100")
    #expect(endpoint.request.mediaType == .star)
    #expect(
      page.items == [
        GitHub.StarredRepository(repository: engine, starredAt: time),
        GitHub.StarredRepository(repository: engine),
      ]
    )
  }

  @Test(arguments: [Endpoint.ownStarred, .starred(by: "ada")])
  func `a server that sends times unasked has not an empty list`(
    _ endpoint: Endpoint<GitHub.Page<GitHub.Repository>>
  ) throws {
    #expect(try endpoint.value(of: "[\(timed), \(plain)]").items == [engine, engine])
  }

  @Test func `stargazers with the times of their stars`() throws {
    let endpoint = Endpoint<GitHub.Page<GitHub.Stargazer>>.stargazers(of: Sample.engine)
    let json = #"""
      [{"starred_at": "1970-01-01T00:01:00Z", "user": {"login": "mona"}}, {"login": "ada"},
       {"starred_at": "1970-01-01T00:01:00Z", "user": null}]
      """#

    #expect(endpoint.line == "GET /repos/ada/engine/stargazers?per_page=100")
    #expect(endpoint.request.mediaType == .star)
    #expect(
      try endpoint.value(of: json).items == [
        GitHub.Stargazer(account: .init(login: "mona"), starredAt: time),
        GitHub.Stargazer(account: .init(login: "ada")),
      ]
    )
  }

  @Test(arguments: [
    (Endpoint.stargazers(of: Sample.engine), "stargazers"),
    (.watchers(of: Sample.engine), "subscribers"),
  ])
  func `the accounts behind the counts of a repository`(
    _ endpoint: Endpoint<GitHub.Page<GitHub.Account>>,
    _ list: String
  ) throws {
    let json = #"[{"login": "mona", "type": "User", "site_admin": false}, {"id": 3}, null]"#

    #expect(endpoint.line == "GET /repos/ada/engine/\(list)?per_page=100")
    #expect(try endpoint.value(of: json).items == [GitHub.Account(login: "mona", kind: .user)])
  }

  @Test func `whether an account follows another one`() throws {
    let endpoint = Endpoint.isFollowing("mona", by: "ada")

    #expect(endpoint.line == "GET /users/ada/following/mona")
    #expect(endpoint.value(for: APIError(.notFound)) == false)
  }
}
