import Foundation
import Testing

@testable import GitHubSandbox

/// An organization behind single sign-on, and tokens with fewer rights.
struct SingleSignOnTests {
  private static let organization = "patient-tools"

  private func withOrganization(
    _ body: @Sendable (AccountClient) async throws -> Void
  ) async throws {
    let configure = { (configuration: inout SandboxConfiguration) in
      configuration.singleSignOn = ["Patient-Tools"]
    }
    try await Workshop.serveDemo(configure: configure) { client, _ in
      try await client.sandbox.generateThreads(200)
      try await body(client(try await client.sandbox.account()))
    }
  }

  private func owners(_ list: Client.Response) throws -> Set<String> {
    Set(try list.json.items.compactMap { $0["repository"]["owner"]["login"].text })
  }

  @Test func `lists leave its content out and say so, and a request for it is refused`()
    async throws
  {
    try await withOrganization { client in
      let list = try await client.send("GET", "//notifications?all=true")
      let direct = try await client.send("GET", "//repos/patient-tools/handbook/issues")
      let account = try await client.json("//users/patient-tools")
      let arguments = #"owner: \"patient-tools\", name: \"handbook\""#
      let query = #"{"query": "{ repository(\#(arguments)) { id } }"}"#
      let graphQL = try await client.send("POST", "//graphql", query).json

      #expect(!(try owners(list).contains(Self.organization)))
      let number = try #require(account["id"].number)
      let header = "partial-results; organizations=\(number)"
      #expect(list.headers["x-github-sso"] == header)
      #expect(direct.status == 403)
      #expect(direct.headers["x-github-sso"]?.hasPrefix("required; url=http://") == true)
      #expect(graphQL["errors"][0]["type"] == .string("FORBIDDEN"))
      #expect(graphQL["errors"][0]["extensions"]["saml_failure"] == .bool(true))
      let free = try await client.client.get("/repos/patient-tools/handbook/issues", [:])
      #expect(free.status == 200 && free.headers["x-github-sso"] == nil)
    }
  }

  @Test func `the page of a refusal authorizes the token alone`() async throws {
    try await withOrganization { client in
      let refused = try await client.send("GET", "//repos/patient-tools/handbook")
      let header = try #require(refused.headers["x-github-sso"])
      let page = String(header.dropFirst("required; url=".count))
      let wrong = page.dropLast(3) + "xyz"
      #expect(try await client.client.get(String(wrong), [:]).status == 404)
      #expect(try await client.client.get(page, [:]).status == 200)
      let list = try await client.send("GET", "//notifications?all=true")

      #expect(try await client.status("GET", "//repos/patient-tools/handbook") == 200)
      #expect(try owners(list).contains(Self.organization))
      #expect(list.headers["x-github-sso"] == nil)
    }
  }

  @Test func `the page of the organization authorizes the tokens that have met it`() async throws {
    try await withOrganization { client in
      let root = client.client.address.baseURL.absoluteString.replacing("/api/v3", with: "")
      let page = "\(root)/orgs/patient-tools/sso"
      let before = try await client.client.get(page, [:]).status
      _ = try await client.send("GET", "//notifications")
      let after = try await client.client.get(page, [:]).status

      #expect(before == 404 && after == 200)
      #expect(try await client.status("GET", "//repos/patient-tools/handbook") == 200)
    }
  }

  @Test func `tokens have the scopes of the configuration, or none`() async throws {
    let token = "github_pat_of_juno"
    let configure = { (configuration: inout SandboxConfiguration) in
      configuration.scopes = "read:org, gist"
      configuration.fineGrainedToken = token
    }
    try await Workshop.serveDemo(configure: configure) { client, _ in
      let account = client(try await client.sandbox.account())
      let list = try await account.send("GET", "//notifications")
      let fine = ["Authorization": "Bearer \(token)"]
      let refused = try await client.get("/notifications", fine)
      let user = try await client.get("/user", fine)

      #expect(list.status == 403 && list.headers["x-oauth-scopes"] == "read:org, gist")
      #expect(list.headers["x-accepted-oauth-scopes"] == "notifications, repo")
      #expect(try list.json["message"] == .string("Missing the 'notifications' scope."))
      #expect(refused.status == 403 && refused.headers["x-oauth-scopes"] == nil)
      let message = "Resource not accessible by personal access token"
      #expect(try refused.json["message"] == .string(message))
      #expect(try user.json["login"] == .string("juno"))
    }
  }
}
