import Testing

@testable import GitHubEndpoints
@testable import GitHubValues

struct StatisticsEndpointTests {
  @Test func `languages, that with the most code first`() throws {
    let endpoint = Endpoint.languages(of: Sample.engine)

    let languages = try endpoint.value(of: #"{"C": 7, "Swift": 90, "Ada": "7", "Odd": null}"#)

    #expect(endpoint.line == "GET /repos/ada/engine/languages")
    #expect(languages.map { "\($0.name) \($0.bytes)" } == ["Swift 90", "Ada 7", "C 7"])
  }

  @Test func `contributors, with and without accounts`() throws {
    let endpoint = Endpoint.contributors(of: Sample.engine, anonymous: true)
    let json = #"""
      [{"login": "ada", "type": "User", "contributions": 9}, {"type": "Anonymous", "name": "Grace",
        "email": "g@x.dev", "contributions": "3"}, {"contributions": 1}]
      """#

    let page = try endpoint.value(of: json)

    #expect(endpoint.line == "GET /repos/ada/engine/contributors?anon=1&per_page=100")
    #expect(
      page.items == [
        GitHub.Contributor(account: .init(login: "ada", kind: .user), contributions: 9),
        GitHub.Contributor(name: "Grace", contributions: 3),
      ]
    )
  }

  @Test func `an empty repository has no contributors`() throws {
    let endpoint = Endpoint.contributors(of: Sample.engine)

    #expect(endpoint.line == "GET /repos/ada/engine/contributors?per_page=100")
    #expect(try endpoint.value(of: "").items.isEmpty)
  }

  @Test func `topics`() throws {
    let endpoint = Endpoint.topics(of: Sample.engine)

    #expect(endpoint.line == "GET /repos/ada/engine/topics")
    #expect(try endpoint.value(of: #"{"names": ["swift", null, 3, "git"]}"#) == ["swift", "git"])
    #expect(try endpoint.value(of: #"{"names": null}"#) == [])
  }

  @Test func `forks`() throws {
    let endpoint = Endpoint.forks(of: Sample.engine)
    let json = #"[{"id": 8, "name": "engine", "fork": true, "owner": {"login": "mona"}}]"#

    #expect(endpoint.line == "GET /repos/ada/engine/forks?sort=newest&per_page=100")
    #expect(
      try endpoint.value(of: json).items
        == [GitHub.Repository(id: 8, owner: .init(login: "mona"), name: "engine", isFork: true)]
    )
  }
}
