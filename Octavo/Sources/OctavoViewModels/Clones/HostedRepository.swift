public import GitHubValues

/// A repository with its server, by which clones are found.
///
/// Two are equal if they differ only in upper and lower case, as for the server.
public nonisolated struct HostedRepository: Sendable {
  /// The name of the server, such as “github.com” or “127.0.0.1:8080”.
  public let host: String
  /// The name of the repository.
  public let name: GitHub.RepositoryName

  /// Names a repository.
  public init(host: String, name: GitHub.RepositoryName) {
    self.host = host.lowercased()
    self.name = name
  }

  /// Names a repository of a server.
  public init(_ name: GitHub.RepositoryName, on server: Server) {
    self.init(host: WebAddress(origin: server.webAddress).host, name: name)
  }

  /// The text that all spellings of a repository have in common.
  public var key: String { "\(host)/\(name)".lowercased() }

  /// Returns a repository on the same server.
  public func sibling(_ name: GitHub.RepositoryName) -> Self { Self(host: host, name: name) }
}

nonisolated extension HostedRepository: Hashable {
  /// Whether both name the same repository.
  public static func == (first: Self, second: Self) -> Bool { first.key == second.key }

  /// Hashes the common text.
  public func hash(into hasher: inout Hasher) { hasher.combine(key) }
}
