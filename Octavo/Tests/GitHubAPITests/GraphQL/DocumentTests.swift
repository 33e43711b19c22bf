import Foundation
import GitHubEndpoints
import GitHubValues
import Testing

@testable import GitHubSandbox

/// The documents that the client sends, beside GitHub's schema.
struct DocumentTests {
  /// Every operation of the client.
  private static let requests: [GitHub.Request] = [
    Endpoint.viewerState(ofIssue: "x").request,
    Endpoint.viewerStates(ofCommentsOnIssue: "x").request,
    Endpoint.states(of: [.numbered(engine, 1), .discussion(engine, title: "x")]).request,
    Endpoint.issueTemplates(of: engine).request,
    Endpoint.savedReplies().request,
    Endpoint.newIssue(title: "x", body: "x", template: "x", inNode: "x").request,
    Endpoint.set(subscription: .ignored, ofNode: "x").request,
    Endpoint.facts(ofIssue: 1, of: engine).request,
    Endpoint.checks(ofPullRequest: 1, of: engine).request,
    Endpoint.commitFacts(ofPullRequest: 1, of: engine).request,
    Endpoint.branches(ofIssue: 1, of: engine).request,
    Endpoint<String>.node(ofRepository: engine).request,
    Endpoint<String>.pin(true, issueNode: "x").request,
    Endpoint<String>.close(issueNode: "x", asDuplicateOf: "x").request,
    Endpoint<String>.hide(commentNode: "x", as: .spam).request,
    Endpoint.versions(ofNode: "x").request,
    Endpoint.transfer(issueNode: "x", toNode: "x").request,
    Endpoint.projects(ofOwnerOf: engine).request,
    Endpoint.projectItems(ofIssue: 1, of: engine).request,
    Endpoint.set(status: "x", ofItem: "x", field: "x", inProject: "x").request,
    Endpoint.clearStatus(ofItem: "x", field: "x", inProject: "x").request,
    Endpoint.add(issueNode: "x", toProject: "x").request,
    Endpoint.remove(item: "x", fromProject: "x").request,
    Endpoint.pullFacts(ofNodes: ["x", "y"], areVisible: true).request,
    Endpoint.pullDetails(1, of: engine).request,
    Endpoint.entries(ofFolders: ["x:", "x:y"], of: engine).request,
    Endpoint.reviewThreads(ofPullRequest: 1, of: engine).request,
    Endpoint<String>.newBranch("x", at: "x", ofIssueNode: "x").request,
    Endpoint.viewedFiles(ofPullRequest: 1, of: engine).request,
    Endpoint.version(ofFile: "x", ofPullRequest: 1, of: engine).request,
    Endpoint<String>.mark(viewed: true, file: "x", ofPullRequestNode: "x").request,
  ]

  private static let engine = GitHub.RepositoryName(owner: "ada", name: "engine")
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../..").standardized
  private static let schema = root.appending(
    path: "Tests/GitHubSandboxTests/Schemas/GraphQL/github.graphql"
  )

  private static func text(_ request: GitHub.Request) throws -> String {
    let body = try JSONSerialization.jsonObject(with: request.body ?? Data())
    return (body as? [String: Any])?["query"] as? String ?? ""
  }

  @Test func `every operation in the sources is in the list of this test`() throws {
    let folder = Self.root.appending(path: "Sources/GitHubEndpoints")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let sources = try (files?.compactMap { $0 as? URL } ?? [])
      .filter { $0.pathExtension == "swift" && $0.lastPathComponent != "GraphQLQuery.swift" }
      .map { try String(contentsOf: $0, encoding: .utf8) }

    #expect(sources.count > 40)
    // An operation is a query of its own, or a mutation of one field.
    let operations = sources.map { $0.ranges(of: /GraphQLQuery\(\n|\.mutation\(\n +[^ G]/).count }
    // One is the query that such mutations share.
    #expect(operations.reduce(0, +) - 1 == Self.requests.count)
  }

  @Test func `every operation is a part of GitHub's schema`() throws {
    let schema = try GraphQLSchema(String(contentsOf: Self.schema, encoding: .utf8))
    for request in Self.requests {
      let document = try GraphQLParser.document(Self.text(request))

      #expect(GraphQLValidation.errors(of: document, schema).map(\.message) == [])
      #expect(document.operations.count == 1)
    }
  }

  @Test(.enabled(if: GraphQLCore.isInstalled, "graphql-core is not installed"))
  func `graphql-core finds every operation valid`() throws {
    for request in Self.requests {
      #expect(try GraphQLCore.errors(in: Self.text(request), schema: Self.schema) == "[]\n")
    }
    #expect(try GraphQLCore.errors(in: "{ viewer { nothing } }", schema: Self.schema) != "[]\n")
  }

  @Test func `Documentation/GitHubAPI.md names every operation`() throws {
    let file = Self.root.appending(path: "../Documentation/GitHubAPI.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    for request in Self.requests {
      let name = try Self.text(request).split { " (".contains($0) }[1]
      #expect(text.contains("`\(name)`"))
    }
  }
}

/// The validation of graphql-core, the implementation in Python, where it is installed.
private enum GraphQLCore {
  static let isInstalled = (try? run("import graphql", [])) != nil

  static func errors(in document: String, schema: URL) throws -> String {
    try run(
      """
      import graphql, sys
      schema = graphql.build_schema(open(sys.argv[1]).read())
      print([error.message for error in graphql.validate(schema, graphql.parse(sys.argv[2]))])
      """,
      [schema.path, document]
    )
  }

  private struct Failed: Error {}

  private static func run(_ program: String, _ arguments: [String]) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", "-c", program] + arguments
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failed() }
    return String(decoding: data, as: UTF8.self)
  }
}
