import Foundation
import GitHubValues

/// One request, before it is known who asks.
struct Request: Sendable {
  /// What is done with the thing at the address.
  enum Method: String, Sendable {
    case get = "GET"
    case post = "POST"
    case put = "PUT"
    case delete = "DELETE"
  }

  /// Where to: below the API, or an address that the server itself gave.
  enum Target: Sendable {
    case path(PathComponents, query: [(String, String)])
    case address(URL)
  }

  var method = Method.get
  var target: Target
  var accept = MediaType.json
  var body: Data?
  /// The longest answer that is read; `nil` for the client's own limit.
  var maximumBytes: Int?

  /// A request that reads what is at a path.
  static func get(
    _ path: PathComponents,
    query: [(String, String)] = [],
    accept: String = MediaType.json
  ) -> Request {
    Request(target: .path(path, query: query), accept: accept)
  }

  /// Whether doing it twice is the same as doing it once.
  var isIdempotent: Bool { method != .post }

  /// The full address, seen from where the API begins.
  func url(from base: URL) -> URL? {
    switch target {
    case .address(let url): url
    case .path(let path, let query): URL(string: base.absoluteString + path.encoded(query: query))
    }
  }

  /// The method and path for errors and logs: queries and hosts stay out.
  var summary: String {
    switch target {
    case .address(let url): "\(method.rawValue) \(url.path(percentEncoded: true))"
    case .path(let path, _): "\(method.rawValue) \(path.encoded())"
    }
  }
}

/// The forms in which an answer can be asked for.
enum MediaType {
  static let json = "application/vnd.github+json"
  static let raw = "application/vnd.github.raw+json"
  static let image = "image/png, image/*;q=0.5"
}
