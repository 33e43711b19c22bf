import GitHubValues
import Testing

@testable import GitHubEndpoints

struct EventEndpointTests {
  @Test(arguments: [
    (Endpoint.receivedEvents(of: "mona"), "users/mona/received_events"),
    (.events(of: "mona"), "users/mona/events"),
    (.publicEvents(of: "mona"), "users/mona/events/public"),
    (.events(in: Sample.engine), "repos/ada/engine/events"),
    (.events(ofOrganization: "acme"), "orgs/acme/events"), (.publicEvents, "events"),
  ])
  func `a feed of events, without items that cannot be decoded`(
    _ endpoint: Endpoint<GitHub.Page<GitHub.Event>>,
    _ path: String
  ) throws {
    let json = #"""
      [{"id": "1", "type": "WatchEvent", "actor": {"login": "a"}, "repo": {"name": "o/n"},
        "created_at": "2024-01-01T00:00:00Z", "payload": {}}, {"id": "2"}, null]
      """#

    let page = try endpoint.value(of: json)

    #expect(endpoint.line == "GET /\(path)?per_page=100")
    #expect(page.items.map(\.kind) == [.star])
  }

  @Test func `the detail of a push has the subjects of its first commits`() throws {
    let endpoint = Endpoint.detail(ofPushFrom: "a", to: "b", of: Sample.engine)

    let detail = try endpoint.value(
      of: #"""
        {"status": "ahead", "total_commits": 4, "commits": [
          {"sha": "1", "commit": {"message": "Add steam\n\nMuch of it."}}, {"sha": "2"}, null,
          {"sha": "3", "commit": {}}
        ]}
        """#
    )

    #expect(endpoint.line == "GET /repos/ada/engine/compare/a...b?per_page=3")
    #expect(detail == GitHub.Event.Detail(lines: ["Add steam", ""], count: 4))
  }

  @Test func `the detail of a pull request has its title and its merge`() throws {
    let endpoint = Endpoint.detail(ofPullRequest: 8, of: Sample.engine)

    let detail = try endpoint.value(
      of: #"""
        {"id": 1, "number": 8, "title": "Oil the wheels", "state": "closed", "merged": true,
          "user": {"login": "ada"}, "head": {"ref": "oil", "sha": "1"},
          "base": {"ref": "main", "sha": "2"}}
        """#
    )

    #expect(endpoint.line == "GET /repos/ada/engine/pulls/8")
    #expect(detail == GitHub.Event.Detail(lines: ["Oil the wheels"], count: 1, isMerged: true))
  }
}
