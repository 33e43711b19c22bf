public import GitHubValues

/// The address of a remote, if it is that of a repository on a server.
///
/// ```swift
/// RemoteAddress("git@github.com:apple/swift-nio.git")?.repository.key  // "github.com/apple/swift-nio"
/// ```
public nonisolated struct RemoteAddress: Sendable, Hashable {
  /// The address as git has it.
  public let text: String
  /// The repository.
  public let repository: HostedRepository

  /// The longest address that is read, in bytes.
  private static let longest = 4_096
  private static let schemes: Set = [
    "http", "https", "ssh", "git", "git+ssh", "ssh+git", "git+https",
  ]

  /// Reads an address; `nil` if it names no repository of a server, such as a folder.
  ///
  /// The address is one that git has resolved: aliases of its configuration are not known here.
  public init?(_ text: String) {
    guard text.utf8.count <= Self.longest, let parts = AddressParts(text), !parts.server.isEmpty,
      parts.scheme.map(Self.schemes.contains) ?? true
    else { return nil }
    var path = parts.path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    if path.last?.isEmpty == true { path = path.dropLast() }
    guard path.count == 2, let owner = path.first, var name = path.last, !owner.isEmpty else {
      return nil
    }
    if name.hasSuffix(".git") { name = name.dropLast(4) }
    guard !name.isEmpty, Self.isWord(owner), Self.isWord(name) else { return nil }
    self.text = text
    repository = HostedRepository(
      host: parts.server,
      name: GitHub.RepositoryName(owner: String(owner), name: String(name))
    )
  }

  /// Returns the address of another repository on the server, reached in the same way.
  public func replacing(by name: GitHub.RepositoryName) -> String? {
    guard let parts = AddressParts(text), Self.isWord("\(name.owner)"), Self.isWord("\(name.name)")
    else { return nil }
    let isAbsolute = parts.scheme != nil || text.dropFirst(parts.prefix.count).hasPrefix("/")
    return "\(parts.prefix)\(isAbsolute ? "/" : "")\(name).git"
  }

  /// Whether a text can be the name of an owner or a repository.
  private static func isWord(_ text: Substring) -> Bool {
    text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"):
        true
      default: false
      }
    }
  }
}
