import Foundation
import Testing

@testable import GitHubSandbox

/// The two versions of the API.
struct APIVersionTests {
  private static let newer = Client.token.merging(["X-GitHub-Api-Version": "2026-03-10"]) { $1 }

  @Test func `the newer version leaves out fields that the older one has`() async throws {
    let workshop = try Workshop()
    try workshop.lantern(owner: "ines")
    try await workshop.serve { client async throws in
      let root = "/repos/ines/lantern"
      let body = #"{"title": "Fog", "assignees": ["ines"]}"#
      _ = try await client.send("POST", "\(root)/issues", body: body)
      let fields = [
        ("\(root)/issues/1", "assignee"), (root, "has_downloads"), ("/rate_limit", "rate"),
        ("/", "authorizations_url"),
      ]
      for (path, field) in fields {
        let old = try await client.get(path).json
        let new = try await client.get(path, Self.newer).json

        #expect(old[field] != .null, "\(path)")
        #expect(new[field] == .null, "\(path)")
      }
      let issue = try await client.get("\(root)/issues/1", Self.newer).json
      #expect(issue["assignees"].strings("login") == ["ines"])
    }
  }

  @Test func `a merged pull request has no commit of the merge in the newer version`() async throws
  {
    try await Workshop.serveDemo { client, _ in
      let path = "/repos/rfarouk/lantern/pulls/33"
      let token = "Bearer demo-token-of-juno"
      let old = try await client.get(path, ["Authorization": token]).json
      let new = try await client.get(
        path,
        ["Authorization": token, "X-GitHub-Api-Version": "2026-03-10"]
      ).json

      #expect(old["merge_commit_sha"].text != nil)
      #expect(new["merge_commit_sha"] == .null)
      #expect(new["merged"] == .bool(true))
    }
  }

  @Test func `a sandbox that refuses the newer version carries nothing out`() async throws {
    let workshop = try Workshop()
    try workshop.lantern(owner: "ines")
    var configuration = SandboxConfiguration(
      .folders([workshop.url], account: Workshop.account),
      clock: workshop.clock
    )
    configuration.refusesNewerVersion = true
    let sandbox = GitHubSandbox(configuration)
    let client = Client(sandbox: sandbox, address: try await sandbox.start())
    let issues = "/repos/ines/lantern/issues"

    let refused = try await client.send("POST", issues, Self.newer, body: #"{"title": "Fog"}"#)
    let older = Client.token.merging(["X-GitHub-Api-Version": "2022-11-28"]) { $1 }
    let accepted = try await client.send("POST", issues, older, body: #"{"title": "Fog"}"#)
    let without = try await client.get(issues)
    await sandbox.stop()

    #expect(statuses(refused, accepted, without) == [400, 201, 200])
    #expect(try refused.json["message"].text?.contains("X-GitHub-Api-Version") == true)
    #expect(refused.headers["x-ratelimit-used"] == nil)
    #expect(try without.json.items.count == 1)
  }
}
