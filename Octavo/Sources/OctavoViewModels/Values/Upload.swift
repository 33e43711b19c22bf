package import Foundation
public import GitHubValues
import OctavoMarkup

/// A file that a user has uploaded to a text of an issue or a pull request.
///
/// Its address in the text needs the cookie of a browser. The HTML of the text has an address with
/// the same UUID and a signature, which is enough to read the file for five minutes.
public nonisolated struct Upload: Sendable, Hashable {
  /// The UUID in lowercase letters.
  public let id: String
  /// The issue or the pull request.
  public let thread: GitHub.IssueAddress
  /// The beginning of the addresses of the server's pages.
  private let server: String

  /// Recognises the address of an upload; `nil` for any other address.
  ///
  /// - Parameters:
  ///   - address: The address in the text.
  ///   - server: The beginning of the addresses of the server's pages.
  ///   - thread: The issue or the pull request with the text.
  public init?(_ address: String, on server: String, in thread: GitHub.IssueAddress) {
    guard let url = URL(string: address), let origin = URL(string: server),
      ["http", "https"].contains(url.scheme?.lowercased()), url.isOnServer(origin),
      let id = Self.id(of: url)
    else { return nil }
    (self.id, self.server, self.thread) = (id, server, thread)
  }

  /// Returns the UUID of the address of an upload.
  private static func id(of url: URL) -> String? {
    let path = url.path(percentEncoded: true)
    let words = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    guard let id = words.last, !words.contains("") else { return nil }
    let folder = Array(words.dropLast())
    let isOlder =
      folder.count == 4 && folder[2] == "assets" && folder[3].utf8.allSatisfy(\.isDigit)
    return isOlder || folder == ["user-attachments", "assets"] ? uuid(id) : nil
  }

  private static func uuid(_ text: Substring) -> String? {
    let groups = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard groups.map(\.count) == [8, 4, 4, 4, 12],
      groups.joined().allSatisfy({ $0.isDigit || (0x61...0x66).contains($0 | 0x20) })
    else { return nil }
    return text.lowercased()
  }
}

nonisolated extension Upload {
  /// The hosts on which GitHub has the files.
  private static let hosts = [
    "private-user-images.githubusercontent.com", "user-images.githubusercontent.com",
  ]

  /// Returns the address in the HTML of a text at which the file can be read; `nil` if there is
  /// none that may be requested.
  ///
  /// The address is a secret: it must not be stored, and be in no log.
  @concurrent package func signedAddress(in html: String) async -> URL? {
    HTMLAddresses.all(in: html).lazy.compactMap { URL(string: $0) }.first(where: isSigned)
  }

  /// Whether an address is one of the file on a host that the server uses for uploads.
  private func isSigned(_ url: URL) -> Bool {
    guard let server = URL(string: server), let scheme = url.scheme?.lowercased(),
      url.path(percentEncoded: true).lowercased().contains(id)
    else { return false }
    if server.host()?.lowercased() == "github.com" {
      let isOnHost = Self.hosts.contains(url.host()?.lowercased() ?? "")
      return isOnHost && scheme == "https" && url.port == nil && url.user() == nil
    }
    // The page of the upload is for browsers.
    return scheme == server.scheme?.lowercased() && url.isOnServer(server)
      && Self.id(of: url) == nil
  }
}

nonisolated extension URL {
  /// Whether the address is one of a server, and names no user.
  func isOnServer(_ server: URL) -> Bool {
    host()?.lowercased() == server.host()?.lowercased() && port == server.port && user() == nil
  }
}

nonisolated extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
