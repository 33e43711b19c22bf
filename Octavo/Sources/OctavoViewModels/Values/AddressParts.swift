/// The server and the path of an address, that of a page or one for git.
///
/// It reads `https://server/path`, `ssh://git@server/path` and `git@server:path`.
nonisolated struct AddressParts: Equatable {
  /// The scheme in lower case; `nil` for `git@server:path`.
  let scheme: String?
  /// The server in lower case, with its port if it is one of the web and not the usual one.
  let server: String
  /// The path, which begins with a slash.
  let path: String
  /// The text up to the path.
  let prefix: Substring

  /// Splits an address; `nil` for any other text.
  init?(_ text: String) {
    if let mark = text.firstRange(of: "://") {
      let scheme = text[..<mark.lowerBound].lowercased()
      let rest = text[mark.upperBound...]
      let end = rest.firstIndex(of: "/") ?? rest.endIndex
      self.scheme = scheme
      server = Self.name(rest[..<end], scheme: scheme)
      path = String(rest[end...])
      prefix = text[..<end]
      return
    }
    guard let colon = text.firstIndex(of: ":"), !text[..<colon].contains("/") else { return nil }
    let rest = text[text.index(after: colon)...]
    scheme = nil
    server = Self.name(text[..<colon], scheme: nil)
    path = rest.hasPrefix("/") ? String(rest) : "/\(rest)"
    prefix = text[...colon]
  }

  /// Returns the name of a server without the user before it.
  private static func name(_ text: Substring, scheme: String?) -> String {
    let server = (text.split(separator: "@", omittingEmptySubsequences: false).last ?? "")
      .lowercased()
    let usualPort = ["https": ":443", "http": ":80"][scheme ?? ""]
    let name =
      if let usualPort {
        server.hasSuffix(usualPort) ? String(server.dropLast(usualPort.count)) : server
      } else {
        String(server.prefix { $0 != ":" })
      }
    return aliases[name] ?? name
  }

  /// Other names of GitHub: that of its pages, and that of its SSH on the port of the web.
  private static let aliases = ["www.github.com": "github.com", "ssh.github.com": "github.com"]
}
