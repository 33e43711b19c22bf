import GitHubValues
import SourceLanguages

/// A place as users name it: an account's login, `OWNER/REPO`, a path, the address of a page, or
/// that of a repository for git.
///
/// ```swift
/// let place = try PlaceAddress(parsing: "https://github.com/apple/swift-nio/pulse")
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
    if let parts = AddressParts(text) {
      server = parts.server
      (link, isExact) = try Self.page(parts.path)
    } else {
      server = nil
      link = try Self.place(text)
      isExact = true
    }
  }

  /// Reads a login, which may have a query as in `OWNER?tab=stars`, `OWNER/REPO` or a path.
  private static func place(_ text: String) throws(DeepLinkError) -> DeepLink {
    guard !text.utf8.contains(UInt8(ascii: "/")) else {
      return try DeepLink(parsing: text.hasPrefix("/") ? text : "/" + text)
    }
    guard !text.isEmpty else { throw .notAPath }
    let login = String(text.prefix { $0 != "?" })
    guard DeepLink.isLogin(login) else { throw .impossibleLogin(login) }
    return try DeepLink(parsing: "/" + text)
  }

  /// Returns the place of a page, or the nearest place for which there is a screen.
  private static func page(
    _ path: String
  ) throws(DeepLinkError) -> (link: DeepLink, isExact: Bool) {
    let page = path.prefix { $0 != "#" }
    let lines = LineRange.split(path).lines?.fragment
    var query = String(page.drop { $0 != "?" })
    var components = page.prefix { $0 != "?" }.split(separator: "/").map(String.init)
    switch components.first {
    case nil: return (.home, true)
    case "trending": (components, query) = trending(components, query)
    case "topics": components = ["-", "explore"] + components
    case "issues" where components.count < 3: (components, query) = issues(components, query)
    case "pulls" where components.count < 3: (components, query) = pulls(components, query)
    case "search" where components.count > 1 || !hasScreen(query): throw .unknownPlace
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

  /// Returns the place of `trending/LANGUAGE` or `trending/developers` among the lists of Explore.
  private static func trending(
    _ components: [String],
    _ query: String
  ) -> (components: [String], query: String) {
    let list = [
      "-", "explore", components.dropFirst().first == "developers" ? "users" : "trending",
    ]
    let rest = components.dropFirst().filter { $0 != "developers" }
    guard let word = rest.first, let slug = try? PercentCoding.decode(word), rest.count == 1 else {
      return (list, query)
    }
    let table = LanguageTable.standard
    let known = table.language(named: slug) ?? table.language(named: slug.replacing("-", with: " "))
    let name = known?.name ?? slug
    let item = "language=\(PercentCoding.encode(name))"
    return (list, query.isEmpty ? "?\(item)" : "\(query)&\(item)")
  }

  /// Returns the place of `issues/assigned` and its like among the issues of the user.
  private static func issues(
    _ components: [String],
    _ query: String
  ) -> (components: [String], query: String) {
    let qualifiers = ["assigned": "assignee", "createdby": "author", "mentioned": "mentions"]
    let qualifier = components.dropFirst().first.flatMap { qualifiers[$0] }
    let filter = qualifier.map { "?q=\(PercentCoding.encode("is:open \($0):@me"))" }
    return (["-", "issues"], query.isEmpty ? filter ?? "" : query)
  }

  /// Returns the place of `pulls/review-requested` and its like among the user’s pull requests.
  private static func pulls(
    _ components: [String],
    _ query: String
  ) -> (components: [String], query: String) {
    let qualifiers = [
      "assigned": "assignee", "mentioned": "mentions", "review-requested": "review-requested",
    ]
    let qualifier = components.dropFirst().first.flatMap { qualifiers[$0] } ?? "author"
    let filter = "?q=\(PercentCoding.encode("is:open \(qualifier):@me"))"
    return (["-", "pulls"], query.isEmpty ? filter : query)
  }

  /// Whether the type in the query of a search is one whose results the app shows.
  private static func hasScreen(_ query: String) -> Bool {
    let type = query.dropFirst().split(separator: "&").first { $0.hasPrefix("type=") }
    let word = type.map { String($0.dropFirst("type=".count)) } ?? ""
    return word.isEmpty || SearchPlace.Kind(rawValue: word) != nil
  }

  /// First parts of addresses that are no accounts.
  private static let pagesOfServer: Set = [
    "-", "about", "apps", "collections", "contact", "customer-stories", "enterprise", "explore",
    "features", "issues", "join", "login", "marketplace", "new", "notifications", "orgs", "pricing",
    "pulls", "security", "settings", "site", "sponsors", "stars",
  ]
}
