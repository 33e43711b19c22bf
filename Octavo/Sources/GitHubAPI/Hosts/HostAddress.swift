import Foundation
import GitHubValues

/// The parts of an address that identify a server.
struct HostAddress: Equatable {
  var scheme: String
  var domain: String
  var port: Int?

  init(parsing text: String) throws(InvalidHost) {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    // The name of a server is shown and stored.
    guard !GitHub.Token(text).isWellFormed else { throw .token }
    let hasScheme = text.contains("://")
    guard let parts = URLComponents(string: hasScheme ? text : "https://" + text),
      let host = parts.encodedHost?.lowercased(), Self.isPlain(host)
    else { throw .malformed }
    guard parts.user == nil, parts.password == nil else { throw .containsCredentials }

    domain = host.hasSuffix(".") ? String(host.dropLast()) : host
    switch (hasScheme ? parts.scheme?.lowercased() : nil, Self.isLoopback(domain)) {
    case (nil, let isLoopback): scheme = isLoopback ? "http" : "https"
    case ("https", _): scheme = "https"
    case ("http", true): scheme = "http"
    case ("http", false): throw .insecure
    default: throw .malformed
    }
    port = parts.port == (scheme == "https" ? 443 : 80) ? nil : parts.port
    guard (1...65_535).contains(port ?? 1) else { throw .malformed }
  }

  /// Names of letters, digits, hyphens and dots, and IPv6 addresses in brackets.
  private static func isPlain(_ host: String) -> Bool {
    if host.hasPrefix("["), host.hasSuffix("]") {
      return host.dropFirst().dropLast().allSatisfy { $0.isHexDigit || $0 == ":" || $0 == "." }
    }
    let labels = host.split(separator: ".", omittingEmptySubsequences: false)
    return labels.enumerated().allSatisfy { index, label in
      let isRoot = label.isEmpty && index > 0 && index == labels.count - 1
      return isRoot || (!label.isEmpty && label.utf8.allSatisfy(Self.isNameByte))
    }
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  private static func isLoopback(_ host: String) -> Bool {
    if host == "localhost" || host.hasSuffix(".localhost") || host == "[::1]" { return true }
    let numbers = host.split(separator: ".", omittingEmptySubsequences: false)
    return numbers.count == 4 && numbers[0] == "127" && numbers.allSatisfy { UInt8($0) != nil }
  }
}
