import HTTPTypes
import Hummingbird

/// The parts of a request's head, taken apart but not yet trusted.
struct RequestTarget: Sendable {
  let method: String
  /// The path below `/api/v3`, undecoded.
  let path: String
  let parts: [Substring]
  private let query: Substring
  private let host: String
  private let headers: [String: String]
  /// The path as it stands in links back to this request.
  private let linkParts: [Substring]

  init(_ request: Request) {
    method = request.method.rawValue
    let whole = request.head.path ?? "/"
    let halves = whole.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    linkParts = halves[0].split(separator: "/")
    // An Enterprise server has GraphQL beside the REST API, and not below it.
    let isBelowAPI = linkParts.starts(with: ["api", "v3"])
    let isGraphQL = linkParts == ["api", "graphql"]
    parts = Array(linkParts.dropFirst(isBelowAPI ? 2 : isGraphQL ? 1 : 0))
    path = "/" + parts.joined(separator: "/")
    query = halves.count > 1 ? halves[1] : ""
    host = request.head.authority ?? ""
    headers = request.headers.reduce(into: [:]) { $0[$1.name.canonicalName] = $1.value }
  }

  var recorded: String { query.isEmpty ? path : "\(path)?\(query)" }
  var isHead: Bool { method == "HEAD" }

  /// Whether the path, from the root of the server, is this one.
  func isAt(_ path: [Substring]) -> Bool { linkParts == path }

  /// Returns a parameter of the query; `nil` if there is none, or the query cannot be read.
  func value(of name: String) -> String? { Query(query)?[name] }

  func header(_ name: String) -> String? { headers[name] }

  /// - Throws: A refusal of a request that cannot be understood or must not be answered.
  func endpointRequest(now: Int) throws(ErrorResponse) -> EndpointRequest {
    guard LoopbackHost.standard.accepts(host) else { throw .foreignHost }
    guard query.utf8.count <= Query.longest, path.utf8.count <= Query.longest else {
      throw ErrorResponse(status: 414, message: "URI Too Long")
    }
    guard let query = Query(query) else { throw .badRequest }
    guard let version = APIVersion(header("x-github-api-version")) else {
      throw .unsupportedVersion(header("x-github-api-version") ?? "")
    }
    return EndpointRequest(
      method: method,
      path: linkParts,
      query: query,
      headers: headers,
      links: Links(host: host, version: version),
      version: version,
      now: now
    )
  }
}
