import Foundation
import Testing

@testable import GitHubSandbox

/// The flags of what a viewer may do, beside the rules of the REST API, and failures of git.
struct GraphQLRightsTests {
  private static let issue = "/repos/harbour/lantern/issues/1"

  /// Returns the fields of an issue or a pull request as an account reads them.
  private func read(
    _ fields: String,
    _ number: Int = 1,
    as account: SandboxAccount = Workshop.account,
    _ client: Client
  ) async throws -> JSON {
    let inner = "issueOrPullRequest(number: \(number)) { ... on Issue { \(fields) } }"
    let query = #"{ repository(owner: "harbour", name: "lantern") { \#(inner) } }"#
    return try await client.graphQL(query, headers: account.header).json
  }

  @Test func `an issue is changed by its author and by writers, and closed by triagers too`()
    async throws
  {
    try await Workshop.serveAll { client, _ async throws in
      for (account, mayUpdate, mayClose) in [
        (Workshop.visitor, true, true), (Workshop.reader, false, false),
        (Workshop.triager, false, true), (Workshop.writer, true, true),
        (Workshop.owner, true, true),
      ] {
        let fields = "viewerCanUpdate viewerCanClose viewerCanReopen"
        let found = try await read(fields, as: account, client)

        #expect(
          found["data"]["repository"]["issueOrPullRequest"]
            == .object([
              "viewerCanUpdate": .bool(mayUpdate), "viewerCanClose": .bool(mayClose),
              "viewerCanReopen": .bool(false),
            ])
        )
      }
    }
  }

  @Test func `a comment is changed and deleted by its author and by writers`() async throws {
    try await Workshop.serveAll { client, _ async throws in
      let body = #"{"body": "Here too."}"#
      let path = "\(Self.issue)/comments"
      #expect(
        try await client.send("POST", path, Workshop.reader.header, body: body).status == 201
      )
      let fields = "comments(first: 1) { nodes { viewerCanUpdate viewerCanDelete } }"

      for (account, mayChange) in [
        (Workshop.visitor, false), (Workshop.reader, true), (Workshop.triager, false),
        (Workshop.writer, true), (Workshop.owner, true),
      ] {
        let found = try await read(fields, as: account, client)
        let comment = found["data"]["repository"]["issueOrPullRequest"]["comments"]["nodes"][0]

        #expect(
          comment
            == .object(["viewerCanUpdate": .bool(mayChange), "viewerCanDelete": .bool(mayChange)])
        )
      }
    }
  }

  @Test func `an issue whose repository git cannot read is not reported as missing`() async throws {
    let workshop = try Workshop()
    let place = try workshop.lantern()
    try await workshop.serve { client async throws in
      #expect(try await client.get("/repos/harbour/lantern").status == 200)
      try FileManager.default.removeItem(at: place.appending(path: "objects"))
      let errors = try await read("id", 9, client)["errors"]

      #expect(
        errors.items.map { $0["path"] } == [
          .array([.string("repository"), .string("issueOrPullRequest")])
        ]
      )
      #expect(errors[0]["type"] == .null)
    }
  }
}
