/// A git repository of the user on this machine.
public nonisolated struct LocalClone: Sendable, Hashable {
  /// The folder of the files; that of git’s own files for a bare repository.
  public var folder: String
  /// The folder of git’s own files, which all work trees of the clone share.
  public var gitFolder: String
  /// Whether the repository has no files beside git’s own.
  public var isBare: Bool
  /// The remotes, in the order of git.
  public var remotes: [CloneRemote]

  /// Describes a clone.
  public init(folder: String, gitFolder: String, isBare: Bool = false, remotes: [CloneRemote]) {
    self.folder = folder
    self.gitFolder = gitFolder
    self.isBare = isBare
    self.remotes = remotes
  }

  /// The repositories that the clone has a remote for.
  public var repositories: [HostedRepository] {
    var known: Set<HostedRepository> = []
    return remotes.compactMap { $0.address?.repository }.filter { known.insert($0).inserted }
  }

  /// Returns the remote of a repository; if several are, “origin” or “upstream” before others.
  public func remote(of repository: HostedRepository) -> CloneRemote? {
    let fitting = remotes.filter { $0.address?.repository == repository }
    let usual = ["origin", "upstream"].lazy.compactMap { name in
      fitting.first { $0.name == name }
    }
    return usual.first ?? fitting.first
  }
}

/// A remote of a clone.
public nonisolated struct CloneRemote: Sendable, Hashable {
  /// The name.
  public var name: String
  /// The address that git fetches from, if it is that of a repository on a server.
  public var address: RemoteAddress?

  /// Describes a remote.
  public init(name: String, address: RemoteAddress?) {
    self.name = name
    self.address = address
  }
}
