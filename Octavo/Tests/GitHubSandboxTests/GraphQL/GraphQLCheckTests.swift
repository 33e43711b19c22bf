import Testing

@testable import GitHubSandbox

/// Checks in GraphQL, and the faults in documents about them.
struct GraphQLCheckTests {
  private static let rollup = """
    { repository(owner: "harbour", name: "lantern") { defaultBranchRef { target { ... on Commit {
    oid statusCheckRollup { state contexts(first: 50) { totalCount checkRunCount statusContextCount
    checkRunCountsByState { state count } nodes { __typename ... on CheckRun { id name status
    conclusion checkSuite { app { slug } workflowRun { event workflow { name } } }
    steps(first: 9) { nodes { name conclusion } } annotations(first: 9) { nodes { path message
    location { start { line } end { line } } } } } ... on StatusContext { context state targetUrl
    description } } } } } } } } }
    """

  private func rollup(_ client: Client) async throws -> JSON {
    let data = try await client.data(Self.rollup)
    return data["repository"]["defaultBranchRef"]["target"]["statusCheckRollup"]
  }

  @Test func `checks and statuses are one list with numbers`() async throws {
    try await Workshop.serveChecks { client, workshop in
      let early = try await rollup(client)
      workshop.advance(by: 100)
      let ended = try await rollup(client)
      let contexts = ended["contexts"]
      let test = contexts["nodes"].items.first { $0["name"] == .string("test") } ?? .null

      #expect(early["state"] == .string("PENDING") && ended["state"] == .string("FAILURE"))
      #expect(contexts["totalCount"] == .int(4) && contexts["checkRunCount"] == .int(3))
      #expect(
        contexts["checkRunCountsByState"].strings("state") == ["FAILURE", "SKIPPED", "SUCCESS"]
      )
      #expect(contexts["nodes"].items.last?["context"] == .string("ci/build"))
      #expect(test["conclusion"] == .string("FAILURE"))
      #expect(test["checkSuite"]["workflowRun"]["workflow"]["name"] == .string("Tests"))
      #expect(test["steps"]["nodes"].strings("conclusion") == ["SUCCESS", "FAILURE", "SKIPPED"])
      #expect(test["annotations"]["nodes"][0]["location"]["end"]["line"] == .int(2))
    }
  }

  @Test func `a check run is found by its name`() async throws {
    try await Workshop.serveChecks { client, workshop in
      workshop.advance(by: 100)
      let id = try await rollup(client)["contexts"]["nodes"][0]["id"].text ?? ""
      let node = try await client.data(
        "query($id: ID!) { node(id: $id) { ... on CheckRun { name databaseId } } }",
        #"{"id": "\#(id)"}"#
      )["node"]

      #expect(node["name"] == .string("build") && node["databaseId"].number ?? 0 > 1 << 32)
    }
  }

  @Test func `a commit that is not there is no node`() async throws {
    try await Workshop.serveChecks("") { client, _ in
      let missing = String(repeating: "a", count: 40)
      let id = nodeIdentifier("Commit", "harbour/lantern:\(missing)")
      let errors = try await client.errors(#"{ node(id: "\#(id)") { id } }"#)

      #expect(errors.strings("type") == ["NOT_FOUND"])
    }
  }

  @Test func `a branch names the checks that it requires, of any service`() async throws {
    try await Workshop.serveDemo { client, _ in
      let found = try await client.graphQL(
        """
        { repository(owner: "maralind", name: "tidewater") { ref(qualifiedName: "main") {
        branchProtectionRule { requiredStatusChecks { context app { slug } } } } } }
        """,
        headers: ["Authorization": "Bearer demo-token-of-juno"]
      ).json
      let rule = found["data"]["repository"]["ref"]["branchProtectionRule"]
      let checks = rule["requiredStatusChecks"]

      #expect(found["errors"] == .null)
      #expect(checks.strings("context") == ["build", "check"])
      #expect(checks.items.allSatisfy { $0 == .object(["context": $0["context"], "app": .null]) })
    }
  }

  @Test func `a rollup says success beside a failed check`() async throws {
    try await Workshop.serveChecks { client, workshop in
      workshop.advance(by: 100)
      client.sandbox.inject(SandboxFault(.passingRollup, pathPrefix: "/graphql", count: 1))
      let wrong = try await rollup(client)
      let right = try await rollup(client)

      #expect(wrong["state"] == .string("SUCCESS") && right["state"] == .string("FAILURE"))
      #expect(wrong["contexts"] == right["contexts"])
    }
  }

  @Test func `each value that may be null is null once`() async throws {
    try await Workshop.serveChecks { client, workshop in
      workshop.advance(by: 100)
      let whole = try await rollup(client)
      var seen = 0
      for place in 0..<12 {
        client.sandbox.inject(
          SandboxFault(
            .graphQLNulls(first: place, every: 1 << 20),
            pathPrefix: "/graphql",
            count: 1
          )
        )
        let response = try await client.graphQL(Self.rollup).json
        #expect(response["errors"] == .null, "\(place)")
        let target = response["data"]["repository"]["defaultBranchRef"]["target"]
        if target["statusCheckRollup"] != whole { seen += 1 }
      }
      client.sandbox.inject(SandboxFault(.graphQLNulls(), pathPrefix: "/graphql", count: 1))
      let nothing = try await client.graphQL(Self.rollup).json

      #expect(seen == 12)
      #expect(nothing["data"]["repository"] == .object(["defaultBranchRef": .null]))
    }
  }
}
