import Foundation
import GitHubEndpoints
import GitHubValues

/// A response as a file: a line of JSON with its address and headers, then the body.
struct StoredResponse {
  private struct Head: Codable {
    var format = 1
    var url: URL
    var mediaType: String
    var headers: [String: String]
  }

  /// The headers that decoding and revalidation read; others may hold cookies.
  private static let names = [
    "ETag", "Last-Modified", "Link", "Content-Type", "X-OAuth-Scopes", "X-Poll-Interval",
  ]

  /// The response.
  let response: GitHub.Response
  private let head: Head

  /// Makes the file of a response.
  init(_ response: GitHub.Response, for key: ResponseCache.Key) {
    self.response = response
    let headers = Self.names.compactMap { name in response[name].map { (name, $0) } }
    head = Head(
      url: key.url,
      mediaType: key.mediaType.rawValue,
      headers: Dictionary(headers) { first, _ in first }
    )
  }

  /// Reads a file; `nil` if it has another form.
  init?(_ data: Data) {
    guard let end = data.firstIndex(of: UInt8(ascii: "\n")),
      let head = try? JSONDecoder().decode(Head.self, from: data[..<end]), head.format == 1
    else { return nil }
    self.head = head
    response = GitHub.Response(
      headers: ResponseHeaders(head.headers.map { (name: $0.key, value: $0.value) }),
      body: Data(data[data.index(after: end)...])
    )
  }

  /// Whether it is the response for a key, rather than for one with the same hash.
  func isFor(_ key: ResponseCache.Key) -> Bool {
    head.url == key.url && head.mediaType == key.mediaType.rawValue
  }

  /// The contents of the file.
  var data: Data? {
    guard let line = try? JSONEncoder().encode(head) else { return nil }
    return line + [UInt8(ascii: "\n")] + response.body
  }
}
