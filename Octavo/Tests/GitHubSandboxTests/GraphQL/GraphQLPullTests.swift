import Testing

@testable import GitHubSandbox

/// Pull requests in GraphQL, beside those of the REST API.
struct GraphQLPullTests {
  /// Returns the data of a document that an account sends.
  private func data(
    _ client: Client,
    _ account: SandboxAccount,
    _ query: String,
    _ variables: String = "{}",
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> JSON {
    let response = try await client.graphQL(query, variables, headers: account.header)
    let json = try response.json
    #expect(json["errors"] == .null, sourceLocation: sourceLocation)
    return json["data"]
  }

  private func pull(_ fields: String) -> String {
    #"{ repository(owner: "harbour", name: "lantern") { pullRequest(number: 1) { \#(fields) } } }"#
  }

  @Test func `a pull request has the values of the REST API`() async throws {
    try await Workshop.servePulls { client, _, _ async throws in
      let wanda = client(Workshop.writer)
      try await wanda.propose("wick")
      _ = try await wanda.json("/pulls/1")
      let rest = try await wanda.json("/pulls/1")
      let found = try await data(
        client,
        Workshop.writer,
        pull(
          """
          id number title state isDraft additions deletions changedFiles baseRefName headRefName
          baseRefOid headRefOid isCrossRepository maintainerCanModify mergeable mergeStateStatus
          canBeRebased reviewDecision headRepository { nameWithOwner } headRepositoryOwner { login }
          mergedBy { login } mergeCommit { oid } autoMergeRequest { mergeMethod } isInMergeQueue
          mergeQueueEntry { position } baseRef { name branchProtectionRule { pattern } }
          commits(first: 5) { totalCount nodes { commit { oid messageHeadline authors(first: 1) {
          nodes { name user { login } } } } } } files(first: 5) { nodes { path changeType
          viewerViewedState additions } } viewerMergeHeadlineText(mergeType: MERGE)
          viewerMergeBodyText participants(first: 5) { nodes { login } } statusCheckRollup { state }
          projectCards(first: 1) { totalCount } milestone { title } viewerCanUpdate
          """
        )
      )["repository"]["pullRequest"]

      #expect(found["id"] == rest["node_id"] && found["title"] == rest["title"])
      #expect([found["state"], found["isDraft"]] == [.string("OPEN"), .bool(false)])
      #expect(found["additions"] == rest["additions"])
      #expect(found["headRefOid"] == rest["head"]["sha"])
      #expect(found["headRefName"] == rest["head"]["ref"])
      #expect(found["mergeable"] == .string("MERGEABLE"))
      #expect(found["mergeStateStatus"].text == rest["mergeable_state"].text?.uppercased())
      #expect(
        [found["mergedBy"], found["mergeCommit"], found["milestone"]] == [.null, .null, .null]
      )
      #expect(found["isCrossRepository"] == .bool(false))
      #expect(found["commits"]["nodes"][0]["commit"]["oid"] == rest["head"]["sha"])
      #expect(found["files"]["nodes"][0]["viewerViewedState"] == .string("UNVIEWED"))
      #expect(found["statusCheckRollup"] == .null)
      #expect(
        found["viewerMergeHeadlineText"].text?.hasPrefix("Merge pull request #1 from") == true
      )
    }
  }

  @Test func `a file is viewed until it changes`() async throws {
    try await Workshop.servePulls { client, _, _ async throws in
      let wanda = client(Workshop.writer)
      try await wanda.propose("wick")
      let fields = "id files(first: 9) { nodes { path viewerViewedState } }"
      let before = try await data(client, Workshop.writer, pull(fields))["repository"][
        "pullRequest"
      ]
      let path = before["files"]["nodes"][0]["path"].text ?? ""
      let input = #"{"i": {"pullRequestId": "\#(before["id"].text ?? "")", "path": "\#(path)"}}"#
      let mark =
        "mutation($i: MarkFileAsViewedInput!) { markFileAsViewed(input: $i) { pullRequest { \(fields) } } }"
      let marked = try await data(client, Workshop.writer, mark, input)["markFileAsViewed"]
      let other = try await data(client, Workshop.account, pull(fields))["repository"][
        "pullRequest"
      ]
      let unmark =
        "mutation($i: UnmarkFileAsViewedInput!) { unmarkFileAsViewed(input: $i) { pullRequest { \(fields) } } }"
      let unmarked = try await data(client, Workshop.writer, unmark, input)["unmarkFileAsViewed"]
      let wrong = input.replacing(path, with: "nowhere")
      let refused = try await client.graphQL(mark, wrong, headers: Workshop.writer.header).json

      func state(_ pull: JSON) -> JSON { pull["files"]["nodes"][0]["viewerViewedState"] }
      #expect(state(marked["pullRequest"]) == .string("VIEWED"))
      #expect(state(other) == .string("UNVIEWED"))
      #expect(state(unmarked["pullRequest"]) == .string("UNVIEWED"))
      #expect(refused["errors"][0]["type"] == .string("NOT_FOUND"))
    }
  }

  @Test func `a conversation is begun, answered, resolved and opened again`() async throws {
    try await Workshop.servePulls { client, _, _ async throws in
      try await client(Workshop.writer).propose("wick")
      let id = try await data(client, Workshop.account, pull("id"))["repository"]["pullRequest"][
        "id"
      ]
      let begin = """
        mutation($i: AddPullRequestReviewThreadInput!) { addPullRequestReviewThread(input: $i) {
        thread { id path line diffSide isResolved comments(first: 5) { nodes { body state } } } } }
        """
      let place = #""pullRequestId": "\#(id.text ?? "")", "path": "lamp.txt", "body": "Eight?""#
      let begun = try await data(
        client,
        Workshop.account,
        begin,
        "{\"i\": {\(place), \"line\": 8}}"
      )["addPullRequestReviewThread"]["thread"]
      let dropped = try await data(
        client,
        Workshop.account,
        begin,
        "{\"i\": {\(place), \"line\": 9999}}"
      )["addPullRequestReviewThread"]
      let submit = """
        mutation($i: SubmitPullRequestReviewInput!) { submitPullRequestReview(input: $i) {
        pullRequestReview { state author { login } } } }
        """
      let submitted = try await data(
        client,
        Workshop.account,
        submit,
        #"{"i": {"pullRequestId": "\#(id.text ?? "")", "event": "COMMENT"}}"#
      )["submitPullRequestReview"]["pullRequestReview"]
      let thread = begun["id"].text ?? ""
      func resolve(_ field: String, _ account: SandboxAccount) async throws -> JSON {
        let type = field.prefix(1).uppercased() + field.dropFirst()
        let document =
          "mutation($i: \(type)Input!) { \(field)(input: $i) { thread { isResolved resolvedBy { login } } } }"
        let input = #"{"i": {"threadId": "\#(thread)"}}"#
        return try await client.graphQL(document, input, headers: account.header).json
      }
      let refused = try await resolve("resolveReviewThread", Workshop.visitor)
      let resolved = try await resolve("resolveReviewThread", Workshop.writer)
      let opened = try await resolve("unresolveReviewThread", Workshop.writer)

      #expect(begun["line"] == .int(8) && begun["diffSide"] == .string("RIGHT"))
      #expect(begun["comments"]["nodes"][0]["state"] == .string("PENDING"))
      #expect(dropped["thread"] == .null)
      #expect(submitted["state"] == .string("COMMENTED"))
      #expect(refused["errors"][0]["type"] == .string("FORBIDDEN"))
      let done = resolved["data"]["resolveReviewThread"]["thread"]
      #expect(done["isResolved"] == .bool(true) && done["resolvedBy"]["login"] == .string("wanda"))
      #expect(opened["data"]["unresolveReviewThread"]["thread"]["isResolved"] == .bool(false))
    }
  }

  @Test func `a draft is made ready, and the search and the list find it`() async throws {
    try await Workshop.servePulls { client, _, _ async throws in
      try await client(Workshop.writer).propose("wick")
      let id = try await data(client, Workshop.writer, pull("id"))["repository"]["pullRequest"][
        "id"
      ]
      func set(_ field: String) async throws -> JSON {
        let type = field.prefix(1).uppercased() + field.dropFirst()
        let document =
          "mutation($i: \(type)Input!) { \(field)(input: $i) { pullRequest { isDraft } } }"
        let input = #"{"i": {"pullRequestId": "\#(id.text ?? "")"}}"#
        return try await data(client, Workshop.writer, document, input)[field]["pullRequest"]
      }
      let draft = try await set("convertPullRequestToDraft")
      let found = try await data(
        client,
        Workshop.writer,
        """
        { search(type: ISSUE, first: 5, query: "repo:harbour/lantern is:pr is:open draft:true") {
        issueCount nodes { __typename ... on PullRequest { number isDraft } } }
        repository(owner: "harbour", name: "lantern") { pullRequests(first: 5, states: [OPEN],
        headRefName: "wick", orderBy: {field: CREATED_AT, direction: DESC}) { totalCount nodes {
        number } } } }
        """
      )
      let ready = try await set("markPullRequestReadyForReview")

      #expect(draft["isDraft"] == .bool(true) && ready["isDraft"] == .bool(false))
      #expect(found["search"]["issueCount"] == .int(1))
      #expect(found["search"]["nodes"][0]["isDraft"] == .bool(true))
      #expect(found["repository"]["pullRequests"]["totalCount"] == .int(1))
    }
  }
}
