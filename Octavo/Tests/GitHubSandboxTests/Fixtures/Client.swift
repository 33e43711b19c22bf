import AsyncHTTPClient
import Foundation
import GitFixture
import NIOCore
import NIOHTTP1
import Testing

@testable import GitHubSandbox

/// Talks to a sandbox over a real connection.
struct Client: Sendable {
  /// A client that waits for a loaded machine; the shared one gives up after 90 seconds.
  private static let http: HTTPClient = {
    var configuration = HTTPClient.Configuration.singletonConfiguration
    configuration.timeout.connect = .minutes(10)
    configuration.timeout.read = .minutes(10)
    return HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
  }()

  let sandbox: GitHubSandbox
  let address: SandboxAddress

  struct Response: Sendable {
    let status: Int
    let headers: [String: String]
    let body: Data
    /// The body as it was parsed to be checked.
    fileprivate var parsed: JSON?

    var json: JSON {
      get throws { try parsed ?? JSONDecoder().decode(JSON.self, from: body) }
    }

    /// Whether the body is JSON that a schema describes.
    fileprivate var isDescribed: Bool {
      (200..<300).contains(status) && !body.isEmpty
        && headers["content-type"]?.hasPrefix("application/json") == true
    }
    var text: String { String(decoding: body, as: UTF8.self) }
  }

  static let token = ["Authorization": "Bearer \(Workshop.account.token)"]

  func get(
    _ path: String,
    _ headers: [String: String] = Client.token,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> Response {
    try await send("GET", path, headers, sourceLocation: sourceLocation)
  }

  /// Returns the reply, after JSON has been checked against the schema of the route.
  func send(
    _ method: String,
    _ path: String,
    _ headers: [String: String] = Client.token,
    body: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> Response {
    let url = path.hasPrefix("http") ? path : address.baseURL.absoluteString + path
    var request = HTTPClientRequest(url: url)
    request.method = HTTPMethod(rawValue: method)
    for (name, value) in headers { request.headers.replaceOrAdd(name: name, value: value) }
    if let body { request.body = .bytes(ByteBuffer(string: body)) }
    // The timeout only ends a hang.
    let response = try await Self.http.execute(request, timeout: .minutes(10))
    let content = try await response.body.collect(upTo: 200 << 20)
    var reply = Response(
      status: Int(response.status.code),
      headers: response.headers.reduce(into: [:]) { $0[$1.name.lowercased()] = $1.value },
      body: Data(content.readableBytesView)
    )
    guard reply.isDescribed else { return reply }
    let json = try reply.json
    reply.parsed = json
    let violations = try RouteSchemas.all.violations(
      in: json,
      method,
      url,
      accept: headers["Accept"]
    )
    .filter { !Self.isExpected($0, version: headers["X-GitHub-Api-Version"]) }
    #expect(violations == [], "\(method) \(path)", sourceLocation: sourceLocation)
    return reply
  }

  /// Whether a violation is a field that the newer version of the API has removed.
  private static func isExpected(_ violation: String, version: String?) -> Bool {
    let removed = [".assignee", ".merge_commit_sha", ".has_downloads", "$.rate"]
    return version == "2026-03-10" && removed.contains { violation.hasSuffix("\($0) is missing") }
  }

  /// The reply, after its body has been checked against one of GitHub's schemas.
  func checked(
    _ path: String,
    against schema: String,
    _ headers: [String: String] = Client.token,
    status: Int = 200,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> JSON {
    let response = try await get(path, headers, sourceLocation: sourceLocation)
    #expect(
      response.status == status,
      "\(response.text.prefix(300))",
      sourceLocation: sourceLocation
    )
    let json = try response.json
    let violations = try JSONSchema(named: schema).violations(of: json)
    #expect(violations == [], sourceLocation: sourceLocation)
    return json
  }

  static func basic(
    _ login: String = Workshop.account.login,
    _ password: String = Workshop.account.password,
    code: String? = Workshop.account.oneTimeCode
  ) -> [String: String] {
    var headers = [
      "Authorization": "Basic " + Data("\(login):\(password)".utf8).base64EncodedString()
    ]
    headers["X-GitHub-OTP"] = code
    return headers
  }
}

extension Workshop {
  /// Serves the repositories of this workshop while `body` runs.
  func serve<Value>(
    _ folders: [URL]? = nil,
    state: URL? = nil,
    account: SandboxAccount = Workshop.account,
    others: [SandboxAccount] = [],
    sizes: SizeLimits = .gitHub,
    allowsPush: Bool = false,
    _ body: (Client) async throws -> Value
  ) async throws -> Value {
    try await ServerLimit.run {
      let world = SandboxContent.folders(folders ?? [url], account: account)
      var configuration = SandboxConfiguration(world, state: state, clock: clock)
      configuration.sizes = sizes
      configuration.others = others
      configuration.allowsPush = allowsPush
      let sandbox = GitHubSandbox(configuration)
      let client = Client(sandbox: sandbox, address: try await sandbox.start())
      do {
        let value = try await body(client)
        await sandbox.stop()
        return value
      } catch {
        await sandbox.stop()
        throw error
      }
    }
  }
}

/// The statuses of replies, in their order.
func statuses(_ responses: Client.Response...) -> [Int] { responses.map(\.status) }
