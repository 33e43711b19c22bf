import Testing

@testable import GitHubSandbox

/// Mutations, and what the REST API shows of them.
struct GraphQLMutationTests {
  private static let issues = "/repos/harbour/lantern/issues"

  private func names(_ client: Client) async throws -> (issue: String, comment: String) {
    (
      try await client.get("\(Self.issues)/1").json["node_id"].text ?? "",
      try await client.get("\(Self.issues)/comments/1").json["node_id"].text ?? ""
    )
  }

  /// Sends a mutation of one field whose input is a text in GraphQL.
  private func send(
    _ field: String,
    _ input: String,
    _ selection: String,
    _ client: Client,
    headers: [String: String] = Client.token
  ) async throws -> JSON {
    let query =
      "mutation { \(field)(input: {clientMutationId: \"m1\", \(input)}) { clientMutationId \(selection) } }"
    return try await client.graphQL(query, headers: headers).json
  }

  @Test func `a comment is written, changed and deleted`() async throws {
    try await serveIssue { client in
      let (issue, _) = try await names(client)
      let added = try await send(
        "addComment",
        #"subjectId: "\#(issue)", body: "A \"new\" one\n""#,
        "subject { ... on Issue { comments { totalCount } } } commentEdge { node { id body viewerDidAuthor } }",
        client
      )["data"]["addComment"]
      let id = added["commentEdge"]["node"]["id"].text ?? ""
      let block = "\"\"\"\n  Block\n    text\n\"\"\""
      let changed = try await send(
        "updateIssueComment",
        "id: \"\(id)\", body: \(block)",
        "issueComment { id body }",
        client
      )
      let texts = try await client.get("\(Self.issues)/1/comments").json.strings("body")
      let deleted = try await send("deleteIssueComment", #"id: "\#(id)""#, "", client)

      #expect(added["subject"]["comments"]["totalCount"] == .int(2))
      #expect(added["commentEdge"]["node"]["body"] == .string("A \"new\" one\n"))
      #expect(changed["data"]["updateIssueComment"]["issueComment"]["id"] == .string(id))
      #expect(texts == ["Here too.", "Block\n  text"])
      #expect(deleted["data"]["deleteIssueComment"]["clientMutationId"] == .string("m1"))
      #expect(try await client.get("\(Self.issues)/1").json["comments"] == .int(1))
    }
  }

  @Test func `an issue is closed with a reason, and reopened`() async throws {
    try await serveIssue { client in
      let (issue, _) = try await names(client)
      let input = #"issueId: "\#(issue)""#
      let closed = try await send(
        "closeIssue",
        "\(input), stateReason: NOT_PLANNED",
        "issue { closed stateReason viewerCanReopen }",
        client
      )
      let rest = try await client.get("\(Self.issues)/1").json
      let reopened = try await send("reopenIssue", input, "issue { state stateReason }", client)

      #expect(closed["data"]["closeIssue"]["issue"]["stateReason"] == .string("NOT_PLANNED"))
      #expect(
        [rest["state"], rest["state_reason"]] == [.string("closed"), .string("not_planned")]
      )
      #expect(reopened["data"]["reopenIssue"]["issue"]["state"] == .string("OPEN"))
    }
  }

  @Test func `reactions are added and removed, twice as well as once`() async throws {
    try await serveIssue { client in
      let (issue, comment) = try await names(client)
      for subject in [issue, comment] {
        let input = #"subjectId: "\#(subject)", content: THUMBS_UP"#
        let fields =
          "reaction { content user { login } } subject { id reactionGroups { viewerHasReacted } }"
        let found = try [
          await send("addReaction", input, fields, client)["data"]["addReaction"],
          await send("addReaction", input, fields, client)["data"]["addReaction"],
          await send("removeReaction", input, fields, client)["data"]["removeReaction"],
          await send("removeReaction", input, fields, client)["data"]["removeReaction"],
        ]

        #expect(found.map { $0["subject"]["id"].text } == [subject, subject, subject, subject])
        #expect(
          found.map { $0["subject"]["reactionGroups"][0]["viewerHasReacted"] }
            == [.bool(true), .bool(true), .bool(false), .bool(false)]
        )
        #expect(found.map { $0["reaction"] == .null } == [false, false, false, true])
      }
    }
  }

  @Test(arguments: ["IGNORED", "UNSUBSCRIBED", "SUBSCRIBED"])
  func `a subscription to an issue and a repository is kept`(_ state: String) async throws {
    let folder = try TemporaryFolder()
    try await serveIssue(state: folder) { client in
      let repository = try await client.get("/repos/harbour/lantern").json["node_id"].text ?? ""
      for subject in [try await names(client).issue, repository] {
        let input = #"subscribableId: "\#(subject)", state: \#(state)"#
        let set = try await send(
          "updateSubscription",
          input,
          "subscribable { id viewerSubscription viewerCanSubscribe }",
          client
        )

        #expect(
          set["data"]["updateSubscription"]["subscribable"]
            == .object([
              "id": .string(subject), "viewerSubscription": .string(state),
              "viewerCanSubscribe": .bool(true),
            ])
        )
      }
    }
    let workshop = try Workshop()
    try workshop.lantern()
    try await workshop.serve(state: folder.url) { client async throws in
      let query =
        #"{ repository(owner: "harbour", name: "lantern") { viewerSubscription issue(number: 1) { viewerSubscription } } }"#
      let data = try await client.data(query)["repository"]

      #expect(data["viewerSubscription"] == .string(state))
      #expect(data["issue"]["viewerSubscription"] == .string(state))
    }
  }

  @Test func `a comment subscribes its author again`() async throws {
    try await serveIssue { client in
      let (issue, _) = try await names(client)
      let input = #"subscribableId: "\#(issue)", state: UNSUBSCRIBED"#
      _ = try await send("updateSubscription", input, "", client)
      let added = try await send(
        "addComment",
        #"subjectId: "\#(issue)", body: "Back""#,
        "subject { ... on Issue { viewerSubscription } }",
        client
      )

      #expect(added["data"]["addComment"]["subject"]["viewerSubscription"] == .string("SUBSCRIBED"))
    }
  }

  @Test(arguments: [
    ("addComment", #"subjectId: "x", body: "a""#, "NOT_FOUND"),
    ("addComment", #"subjectId: "ISSUE", body: " ""#, "UNPROCESSABLE"),
    ("addReaction", #"subjectId: "USER", content: EYES"#, "NOT_FOUND"),
    ("closeIssue", #"issueId: "COMMENT""#, "NOT_FOUND"),
    ("updateSubscription", #"subscribableId: "USER", state: IGNORED"#, "UNPROCESSABLE"),
  ])
  func `a mutation of nothing, or of another kind, is refused`(
    _ field: String,
    _ input: String,
    type: String
  ) async throws {
    try await serveIssue { client in
      let (issue, comment) = try await names(client)
      let user = try await client.get("/user").json["node_id"].text ?? ""
      let input = input.replacing("ISSUE", with: issue).replacing("COMMENT", with: comment)
        .replacing("USER", with: user)
      let json = try await send(field, input, "", client)

      #expect(json["data"][field] == .null)
      #expect(json["errors"].strings("type") == [type])
    }
  }

  @Test func `a token without the scope reads, and writes nothing`() async throws {
    try await serveIssue { client in
      let (issue, _) = try await names(client)
      let made = try await client.send(
        "POST",
        "/authorizations",
        Client.basic(),
        body: #"{"note": "narrow", "scopes": ["read:user"]}"#
      )
      let narrow = ["Authorization": "Bearer \(try made.json["token"].text ?? "")"]
      let input = #"subjectId: "\#(issue)", body: "No""#
      let json = try await send("addComment", input, "", client, headers: narrow)
      let subscribed = try await send(
        "updateSubscription",
        #"subscribableId: "\#(issue)", state: IGNORED"#,
        "",
        client,
        headers: narrow
      )

      #expect(json["errors"].strings("type") == ["INSUFFICIENT_SCOPES"])
      #expect(subscribed["errors"].strings("type") == ["INSUFFICIENT_SCOPES"])
      #expect(
        try await client.graphQL("{ viewer { login } }", headers: narrow).json["errors"] == .null
      )
      #expect(try await client.get("\(Self.issues)/1").json["comments"] == .int(1))
    }
  }
}
