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
    parts = linkParts.starts(with: ["api", "v3"]) ? Array(linkParts.dropFirst(2)) : linkParts
    path = "/" + parts.joined(separator: "/")
    query = halves.count > 1 ? halves[1] : ""
    host = request.head.authority ?? ""
    headers = request.headers.reduce(into: [:]) { $0[$1.name.canonicalName] = $1.value }
  }

  var recorded: String { query.isEmpty ? path : "\(path)?\(query)" }
  var isHead: Bool { method == "HEAD" }

  /// Whether the path, from the root of the server, is this one.
  func isAt(_ path: [Substring]) -> Bool { linkParts == path }

  func header(_ name: String) -> String? { headers[name] }

  /// - Throws: A refusal of a request that cannot be understood or must not be answered.
  func endpointRequest(now: Int) throws(ErrorResponse) -> EndpointRequest {
    guard Self.isLoopback(host) else { throw .foreignHost }
    guard query.utf8.count <= Query.longest, path.utf8.count <= Query.longest else {
      throw ErrorResponse(status: 414, message: "URI Too Long")
    }
    guard let query = Query(query) else { throw .badRequest }
    if let version = header("x-github-api-version"), version != "2022-11-28" {
      throw ErrorResponse(status: 400, message: "Version \(version) of the API is not supported.")
    }
    return EndpointRequest(
      method: method,
      path: linkParts,
      query: query,
      headers: headers,
      links: Links(host: host),
      now: now
    )
  }

  /// Only names of this machine: a page in a browser could otherwise point a name of its own at
  /// the loopback address and read the repositories that are served here.
  private static func isLoopback(_ host: String) -> Bool {
    let name = host.hasPrefix("[") ? host.prefix { $0 != "]" } + "]" : host.prefix { $0 != ":" }
    let rest = host.dropFirst(name.count)
    guard rest.isEmpty || rest.first == ":" && rest.dropFirst().allSatisfy(\.isNumber) else {
      return false
    }
    return ["127.0.0.1", "localhost", "[::1]"].contains(name.lowercased())
      || name.lowercased().hasSuffix(".localhost")
  }
}
