import GitHubValues

/// A place as users name it: a path, `OWNER/REPO`, the address of a page, or that of a repository
/// for git.
///
/// ```swift
/// let place = try PlaceAddress(parsing: "https://github.com/apple/swift-nio/issues")
/// // place.server == "github.com", place.link == .repository(…)
/// ```
public nonisolated struct PlaceAddress: Sendable, Equatable {
  /// The server in the address, in lower case; `nil` if the text names none.
  public let server: String?
  /// The place on the server.
  public let link: DeepLink
  /// Whether the place is that of the address, and not the nearest one with a screen.
  public let isExact: Bool

  /// Reads an address.
  ///
  /// The address of a page for which the app has no screen leads to its repository or account.
  public init(parsing text: String) throws(DeepLinkError) {
    guard text.utf8.count <= DeepLink.longest else { throw .tooLong }
    if let (server, path) = Self.address(text) {
      self.server = server
      (link, isExact) = try Self.page(path)
    } else {
      server = nil
      guard text.utf8.contains(UInt8(ascii: "/")) else { throw .notAPath }
      link = try DeepLink(parsing: text.hasPrefix("/") ? text : "/" + text)
      isExact = true
    }
  }

  /// Splits `https://server/path`, `ssh://git@server/path` and `git@server:path`.
  private static func address(_ text: String) -> (server: String, path: String)? {
    if let scheme = text.firstRange(of: "://") {
      let rest = text[scheme.upperBound...]
      let end = rest.firstIndex(of: "/") ?? rest.endIndex
      var server = rest[..<end].split(separator: "@", omittingEmptySubsequences: false).last ?? ""
      let isWeb = ["http", "https"].contains(text[..<scheme.lowerBound].lowercased())
      if !isWeb, let colon = server.firstIndex(of: ":") { server = server[..<colon] }
      return (name(server), String(rest[end...]))
    }
    guard let colon = text.firstIndex(of: ":"), !text[..<colon].contains("/") else { return nil }
    let server = text[..<colon].split(separator: "@", omittingEmptySubsequences: false).last ?? ""
    let path = text[text.index(after: colon)...]
    return (name(server), path.hasPrefix("/") ? String(path) : "/\(path)")
  }

  private static func name(_ server: Substring) -> String {
    let server = server.lowercased()
    return server == "www.github.com" ? "github.com" : server
  }

  /// Returns the place of a page, or the nearest place for which there is a screen.
  private static func page(
    _ path: String
  ) throws(DeepLinkError) -> (link: DeepLink, isExact: Bool) {
    let page = path.prefix { $0 != "#" }
    let lines = LineRange.split(path).lines?.fragment
    let query = page.drop { $0 != "?" }
    var components = page[..<query.startIndex].split(separator: "/").map(String.init)
    switch components.first {
    case nil: return (.home, true)
    case "topics", "trending": components = ["-", "explore"] + components
    case "orgs" where components.count > 1: components = [components[1]]
    case let first? where pagesOfServer.contains(first): throw .unknownPlace
    default: break
    }
    if components.count == 2, components[1].hasSuffix(".git") { components[1].removeLast(4) }
    do {
      let address = "/" + components.joined(separator: "/") + query
      let hasSection = DeepLink.splitSection(address + path[page.endIndex...]).section != nil
      let fragment = lines ?? (hasSection ? String(path[page.endIndex...]) : "")
      return (try DeepLink(parsing: address + fragment), true)
    } catch .unknownPlace where components.count > 2 && components[0] != "-" {
      return (try DeepLink(parsing: "/" + components.prefix(2).joined(separator: "/")), false)
    }
  }

  /// First parts of addresses that are no accounts.
  private static let pagesOfServer: Set = [
    "-", "about", "apps", "collections", "contact", "customer-stories", "enterprise", "explore",
    "features", "issues", "join", "login", "marketplace", "new", "notifications", "orgs", "pricing",
    "pulls", "search", "security", "settings", "site", "sponsors", "stars",
  ]
}
