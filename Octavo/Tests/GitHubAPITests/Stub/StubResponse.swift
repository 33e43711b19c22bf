/// A response of the stub server.
enum StubResponse: Sendable {
  /// A text, and then the end of the connection.
  case text(String)
  case bytes([UInt8])
  /// A head, and then bytes until there are so many or the client stops reading.
  case flood(head: String, bytes: Int)
  /// No response, on a connection that stays open.
  case silence

  /// A well-formed response.
  static func status(
    _ status: Int,
    _ body: String = "",
    headers: [String: String] = [:]
  ) -> StubResponse {
    let lines = headers.sorted { $0.key < $1.key }.map { "\($0): \($1)\r\n" }.joined()
    return .text(
      "HTTP/1.1 \(status) Any\r\nContent-Type: application/json\r\nConnection: close\r\n"
        + "\(lines)Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
    )
  }

  /// A well-formed response whose body is compressed.
  static func gzip(_ body: CompressedBody) -> StubResponse {
    let head =
      "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nConnection: close\r\n"
      + "Content-Encoding: gzip\r\nContent-Length: \(body.gzip.count)\r\n\r\n"
    return .bytes(Array(head.utf8) + body.gzip)
  }

  /// A response that is shorter than its length.
  static func cut(_ body: String) -> StubResponse {
    .text("HTTP/1.1 200 OK\r\nContent-Length: \(body.utf8.count + 100)\r\n\r\n\(body)")
  }

  static let octocat = status(200, #"{"id": 1, "login": "octocat"}"#)
}
