import GitHubAPI
import GitHubEndpoints
import GitHubValues
import Synchronization
import Testing

struct DroppedItemTests {
  /// The reports of one client.
  private final class Reports: Sendable {
    let lines = Mutex<[String]>([])
  }

  @Test func `an item that cannot be decoded is reported with its request and without values`()
    async throws
  {
    let reports = Reports()
    var settings = ClientSettings.test()
    settings.onEvent = { event in
      guard case .droppedItem(let item) = event else { return }
      reports.lines.withLock { $0.append("\(item)") }
    }
    let server = try StubServer(.status(200, #"[{"login": "ada"}, {"name": "private"}]"#))

    let page = try await withClient(of: server, settings: settings) { api in
      try await api.send(.followers(of: "mona"))
    }

    #expect(page.items.map(\.login) == ["ada"])
    #expect(
      reports.lines.withLock(\.self)
        == ["GET /users/mona/followers: 1 cannot be decoded as Account"]
    )
  }

  @Test func `an empty repository, whose server sends no body, has an empty list`() async throws {
    let server = try StubServer(.status(204))

    let page = try await withClient(of: server) { api in
      try await api.send(.contributors(of: GitHub.RepositoryName(owner: "ada", name: "empty")))
    }

    #expect(page == GitHub.Page(items: [], total: 0))
  }

  @Test func `a list with the times of stars asks for them, and may be compressed`() async throws {
    let server = try StubServer(.status(200, "[]"))

    _ = try await withClient(of: server) { try await $0.send(.stars(by: "ada")) }

    #expect(server.requests.first?.headers["accept"] == "application/vnd.github.star+json")
    #expect(server.requests.first?.headers["accept-encoding"] == "gzip")
  }
}
