import Glibc

/// A request as it came over the wire.
struct StubRequest: Sendable, Equatable {
  /// The method and the target with its query, such as “GET /api/v3/user”.
  var line: String
  /// The headers, with their names in lower case.
  var headers: [String: String]
  var body: String

  init?(readingFrom connection: Int32) {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    var parts: [Substring] = []
    repeat {
      let count = recv(connection, &buffer, buffer.count, 0)
      guard count > 0 else { return nil }
      bytes += buffer[..<count]
      parts = String(decoding: bytes, as: UTF8.self).split(
        separator: "\r\n\r\n",
        maxSplits: 1,
        omittingEmptySubsequences: false
      )
    } while parts.count < 2 || parts[1].utf8.count < Self.length(in: parts[0])

    let lines = parts[0].split(separator: "\r\n")
    line = lines[0].split(separator: " ").prefix(2).joined(separator: " ")
    headers = Self.headers(lines.dropFirst())
    body = String(parts[1])
  }

  private static func headers(_ lines: some Sequence<Substring>) -> [String: String] {
    lines.reduce(into: [:]) { headers, line in
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { return }
      headers[parts[0].lowercased()] = String(parts[1].drop { $0 == " " })
    }
  }

  private static func length(in head: Substring) -> Int {
    headers(head.split(separator: "\r\n"))["content-length"].flatMap { Int($0) } ?? 0
  }
}
