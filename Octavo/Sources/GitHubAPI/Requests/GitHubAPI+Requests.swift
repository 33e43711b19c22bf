import Foundation
import GitHubValues

extension GitHubAPI {
  /// Reads one value out of the answer to a request.
  func value<Value: LenientDecodable & Sendable>(
    _ type: Value.Type = Value.self,
    for request: Request
  ) async throws -> Value {
    try await requester.response(to: request) { try $0.decode(LenientObject<Value>.self).value }
  }

  /// Reads the answer's bytes as they are.
  func bytes(for request: Request, limit: Int) async throws -> Response {
    var request = request
    request.maximumBytes = limit
    return try await requester.response(to: request) { $0 }
  }

  /// Asks for something to be done, for which the server says no more than that it is.
  func perform(_ method: Request.Method, _ path: PathComponents) async throws {
    let request = Request(method: method, target: .path(path, query: []))
    try await requester.response(to: request) { _ in }
  }

  /// Asks whether something is so: the server answers with 204 or 404.
  func isTrue(_ path: PathComponents) async throws -> Bool {
    do {
      try await requester.response(to: .get(path)) { _ in }
      return true
    } catch let error as APIError where error.reason == .notFound {
      return false
    }
  }

  /// A list that comes in pages.
  func pages<Wire: LenientDecodable & SendableMetatype, Item: Sendable & Identifiable>(
    _ path: PathComponents,
    query: [(String, String)] = [],
    perPage: Int = 100,
    as make: @escaping @Sendable (Wire) -> Item
  ) -> Pages<Item> where Item.ID: Sendable {
    let first = Request.get(path, query: query + [("per_page", "\(perPage)")])
    return Pages { next in
      try await requester.response(to: request(first: first, next: next)) { response in
        let items = try response.items(of: Wire.self)
        return GitHub.Page(
          items: items.list.map(make),
          next: LinkHeader.next(in: response["Link"]),
          total: items.total
        )
      }
    }
  }

  /// A list that comes in pages of values that need no more reading.
  func pages<Item: LenientDecodable & Sendable & Identifiable>(
    _ path: PathComponents,
    query: [(String, String)] = [],
    perPage: Int = 100
  ) -> Pages<Item> where Item.ID: Sendable {
    pages(path, query: query, perPage: perPage) { $0 }
  }

  /// The request for a page.
  ///
  /// A page on another server is none: it could be after the token.
  private func request(first: Request, next: URL?) throws -> Request {
    guard let next else { return first }
    guard next.origin == host.apiURL.origin else {
      throw APIError(.redirect, request: first.summary)
    }
    return Request(target: .address(next), accept: first.accept)
  }
}
