import Testing

@testable import GitHubSandbox

/// A client with the token of one account, and short forms of requests in `harbour/lantern`.
struct AccountClient: Sendable {
  let client: Client
  let account: SandboxAccount

  static let root = "/repos/harbour/lantern"

  /// Sends a request below the repository, or below the root for a path such as `//notifications`.
  @discardableResult
  func send(
    _ method: String,
    _ path: String,
    _ body: String? = nil,
    _ headers: [String: String] = [:],
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> Client.Response {
    try await client.send(
      method,
      path.hasPrefix("//") ? String(path.dropFirst()) : Self.root + path,
      account.header.merging(headers) { $1 },
      body: body,
      sourceLocation: sourceLocation
    )
  }

  func json(
    _ path: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> JSON {
    try await send("GET", path, sourceLocation: sourceLocation).json
  }

  /// The status of a request.
  func status(_ method: String, _ path: String, _ body: String? = nil) async throws -> Int {
    try await send(method, path, body).status
  }

  /// The reasons of the notifications by the titles of their issues.
  func reasons(_ query: String = "") async throws -> [String: String] {
    let items = try await json("//notifications\(query)").items
    let pairs = items.map { ($0["subject"]["title"].text ?? "", $0["reason"].text ?? "") }
    return Dictionary(pairs) { first, _ in first }
  }

  /// Marks all notifications as read.
  func readAll() async throws { try await send("PUT", "//notifications", "{}") }
}

extension Client {
  /// The client as one account.
  func callAsFunction(_ account: SandboxAccount) -> AccountClient {
    AccountClient(client: self, account: account)
  }
}
