import GitHubAPI
import GitHubValues
import Testing

struct FirstRequestTests {
  @Test func `the first request of the documentation`() async throws {
    let server = try StubServer(.status(200, #"{"id": 1, "login": "octocat", "followers": 3}"#))

    let sentence = try await firstRequest(to: "127.0.0.1:\(server.port)", token: "secret-token")

    #expect(sentence == "octocat has 3 followers")
    #expect(server.requests.first?.headers["authorization"] == "Bearer secret-token")
  }

  @Test func `the list of the documentation`() async throws {
    let server = try StubServer(
      .status(200, #"[{"id": 1, "name": "engine", "owner": {"login": "ada"}}]"#)
    )

    let names = try await withClient(of: server) { try await starredNames(by: "mona", api: $0) }

    #expect(names == ["ada/engine"])
  }

  @Test(arguments: [
    (StubResponse.status(200, #"{"id": 1, "number": 7, "title": "Wet"}"#), "Wet"),
    (.status(200, #"{"id": 1, "number": 7, "title": "Wet", "state": "lost"}"#), "Wet (lost)"),
    (.status(404, "{}"), "There is no issue 7"),
  ])
  func `the issue of the documentation`(_ response: StubResponse, _ text: String) async throws {
    let server = try StubServer(response)

    #expect(try await withClient(of: server) { try await issue(7, api: $0) } == text)
  }
}
