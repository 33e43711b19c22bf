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
}
