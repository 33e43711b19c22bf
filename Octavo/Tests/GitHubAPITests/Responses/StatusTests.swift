import Foundation
import GitHubAPI
import GitHubEndpoints
import GitHubValues
import Testing

/// Responses that are neither a value in JSON nor a plain error.
struct StatusTests {
  private let engine = GitHub.RepositoryName(owner: "ada", name: "engine")

  @Test func `a response that is being computed is requested again`() async throws {
    let pauses = Pauses()
    let server = try StubServer(.status(202, "{}"), .status(202), .octocat)

    let user = try await withClient(of: server, settings: .test(pauses: pauses)) {
      try await $0.send(.currentUser)
    }

    #expect(user.login == "octocat")
    #expect(pauses.all == [.milliseconds(250), .milliseconds(500)])
  }

  @Test func `a response that takes too long to compute is not ready`() async throws {
    let server = try StubServer(.status(202, "{}"))

    let error = try await withClient(of: server) { api in
      await failure { try await api.send(.currentUser) }
    }

    #expect(error == APIError(.notReady, request: "GET /user"))
    #expect(server.requests.count == 3)
  }

  @Test(arguments: [202, 204, 205])
  func `a change is carried out without a body`(_ status: Int) async throws {
    let server = try StubServer(.status(status))

    try await withClient(of: server) { try await $0.send(.setStarred(true, engine)) }

    #expect(server.requests.count == 1)
  }

  @Test(arguments: [204, 205])
  func `a list without a body is empty`(_ status: Int) async throws {
    let server = try StubServer(.status(status))

    let page = try await withClient(of: server) {
      try await $0.pages(of: .followers(of: "octocat")).page()
    }

    #expect(page.items.isEmpty)
  }

  @Test func `a page of a network's own is no response of the server`() async throws {
    let server = try StubServer(
      .status(200, "<html>Log in to the Wi-Fi</html>", headers: ["X-GitHub-Request-Id": "A1"])
    )

    let error = try await withClient(of: server) { api in
      await failure { try await api.send(.currentUser) }
    }

    #expect(
      error
        == APIError(.decoding(what: "the whole response"), request: "GET /user", requestID: "A1")
    )
  }

  @Test(arguments: [404, 451, 500])
  func `an error keeps its status although its body is endless`(_ status: Int) async throws {
    let server = try StubServer(
      .flood(head: "HTTP/1.1 \(status) Any\r\nConnection: close\r\n\r\n", bytes: 200 << 20)
    )
    var settings = ClientSettings.test()
    settings.retries = 0

    let error = try await withClient(of: server, settings: settings) { api in
      await failure { try await api.send(.currentUser) }
    }

    let reasons: [Int: APIError.Reason] = [404: .notFound, 451: .blocked(notice: nil)]
    #expect(error?.reason == reasons[status] ?? .server(status: status))
    #expect(server.floodedBytes < 32 << 20)
  }

  @Test(arguments: ["", "Content-Length: \(200 << 20)\r\n"])
  func `a response of 200 MB ends at the limit, in bounded memory`(_ length: String) async throws {
    let head = "HTTP/1.1 200 OK\r\nConnection: close\r\n\(length)\r\n"
    let server = try StubServer(.flood(head: head, bytes: 200 << 20))
    let limit = ClientSettings().maximumJSONBytes

    let error = try await withClient(of: server) { api in
      await failure { try await api.send(.currentUser) }
    }

    #expect(error == APIError(.tooLarge(limit: limit), request: "GET /user"))
    #expect(server.requests.count == 1)
    #expect(server.floodedBytes < limit + 32 << 20)
  }

  @Test func `another version of the API is reported once`() async throws {
    let events = Events()
    let server = try StubServer(
      .status(
        200,
        #"{"id": 1, "login": "octocat"}"#,
        headers: ["X-GitHub-Api-Version-Selected": "2026-03-10"]
      )
    )
    var settings = ClientSettings.test(events: events)
    settings.apiVersion = "2025-01-01"

    try await withClient(of: server, settings: settings) { api in
      _ = try await api.send(.currentUser)
      _ = try await api.send(.currentUser)
    }

    #expect(events.all == [.otherVersion("2026-03-10")])
    #expect(Set(server.requests.map { $0.headers["x-github-api-version"] }) == ["2025-01-01"])
  }
}
