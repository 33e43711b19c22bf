import Foundation
import GitHubAPI
import GitHubEndpoints
import GitHubSandbox
import GitHubValues
import Testing

/// The version of the API in requests, to servers that know the newer one and those that do not.
struct ServerVersionTests {
  private static let refusal = #"""
    {"message": "The version in the header \"X-GitHub-Api-Version\" is not a supported version."}
    """#

  private func versions(of server: StubServer) -> [String?] {
    server.requests.map { $0.headers["x-github-api-version"] }
  }

  @Test func `a server that refuses the newer version gets the older one afterwards`() async throws
  {
    let events = Events()
    let server = try StubServer(.status(400, Self.refusal), .octocat)

    try await withClient(of: server, settings: .test(events: events)) { api in
      _ = try await api.send(.currentUser)
      _ = try await api.authenticated(with: GitHub.Token("other")).send(.currentUser)
    }

    #expect(versions(of: server) == ["2026-03-10", "2022-11-28", "2022-11-28"])
    #expect(events.all == [])
  }

  @Test func `a write that was refused for its version is repeated once`() async throws {
    let server = try StubServer(.status(400, Self.refusal))
    let name = GitHub.RepositoryName(owner: "ada", name: "engine")

    let error = try await withClient(of: server) { api in
      await failure { try await api.send(.newComment("Hi", onIssue: 1, of: name)) }
    }

    #expect(error?.reason == .unexpected(status: 400))
    #expect(error?.end == .answered(status: 400))
    #expect(versions(of: server) == ["2026-03-10", "2022-11-28"])
  }

  @Test(arguments: [
    (400, #"{"message": "Problems parsing JSON"}"#), (400, #"{"message": null}"#), (400, "<html>"),
    (422, refusal), (404, refusal),
  ])
  func `any other refusal keeps the version`(_ status: Int, _ body: String) async throws {
    let server = try StubServer(.status(status, body), .octocat)

    let error = try await withClient(of: server) { api in
      let error = await failure { try await api.send(.currentUser) }
      _ = try await api.send(.currentUser)
      return error
    }

    #expect(error?.end == .answered(status: status))
    #expect(versions(of: server) == ["2026-03-10", "2026-03-10"])
  }

  @Test func `the older version is not repeated`() async throws {
    var settings = ClientSettings.test()
    settings.apiVersion = "2022-11-28"
    let server = try StubServer(.status(400, Self.refusal))

    let error = try await withClient(of: server, settings: settings) { api in
      await failure { try await api.send(.currentUser) }
    }

    #expect(error?.reason == .unexpected(status: 400))
    #expect(versions(of: server) == ["2022-11-28"])
  }

  @Test(arguments: [true, false])
  func `reads, writes and downloads reach a server with either version`(
    _ hasNewer: Bool
  ) async throws {
    let engine = TestWorld.engine
    try await withSandbox(refusesNewerVersion: !hasNewer) { api, sandbox in
      let tree = try await api.send(.tree("main", of: engine))
      let first = sandbox.requests.count
      let file = try #require(tree.entries.first { $0.kind == .file })
      try await api.download(.blob(file.sha, in: engine)) { _ in }
      let issue = try await api.send(.newIssue(title: "Fog", assignees: ["ada"], in: engine))

      #expect(first == (hasNewer ? 1 : 2))
      #expect(sandbox.requests.count == first + 2)
      #expect(issue.assignees.map(\.login) == ["ada"])
    }
  }
}
