package import Foundation
public import GitHubValues

/// A commit or a comparison with the rows of its files.
///
/// The patches of the files that are unfolded at first are parsed where the value is made or
/// decoded, which the live services do off the main actor. Only what the server has sent is encoded
/// and compared.
public nonisolated struct Changes: Sendable {
  /// The value that the server has sent.
  package enum Source: Codable, Equatable, Sendable {
    case commit(GitHub.CommitDetail)
    case comparison(GitHub.Comparison)
    case pull(GitHub.PullRequestFiles)
    case revision(PullRevision)
  }

  /// The part of the changed files that is known.
  package enum Extent: String, Codable, Sendable {
    /// All files.
    case whole
    /// The first files; more are being requested.
    case loading
    /// The files that the server sends, which are not all.
    case truncated
  }

  /// The patch in the store of a file that has no lines.
  package static let binaryPatch = Data([0])
  /// The bytes of all patches that are kept; the files after them are compared when unfolded.
  package static let patchBytes = 8 << 20

  let source: Source
  let extent: Extent
  /// The changed files.
  let files: [ChangedFile]
  /// The number of added and deleted lines.
  let counts: LineCounts

  /// Makes the changes of a value of the server, with so many bytes of its patches.
  package init(
    _ source: Source,
    _ extent: Extent = .whole,
    patchBytes: Int = Changes.patchBytes
  ) {
    self.source = source.keepingPatches(patchBytes)
    self.extent = extent
    let changes = self.source.files
    files = ChangedFile.files(of: changes)
    counts =
      switch source {
      case .commit(let commit):
        LineCounts(additions: commit.additions, deletions: commit.deletions)
      case .comparison, .pull, .revision:
        LineCounts(additions: changes.sum(of: \.additions), deletions: changes.sum(of: \.deletions))
      }
  }

  /// Makes the changes of a commit.
  public init(_ commit: GitHub.CommitDetail) { self.init(.commit(commit)) }

  /// Makes the changes of a comparison.
  public init(_ comparison: GitHub.Comparison) { self.init(.comparison(comparison)) }

  /// Makes the changes of a pull request.
  public init(_ pull: GitHub.PullRequestFiles) { self.init(.pull(pull)) }
}

nonisolated extension Changes: Codable {
  private enum CodingKeys: CodingKey {
    case source
    case extent
  }

  /// Decodes the value of the server, and parses its patches.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try container.decode(Source.self, forKey: .source),
      try container.decode(Extent.self, forKey: .extent)
    )
  }

  /// Encodes the value of the server.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(source, forKey: .source)
    try container.encode(extent, forKey: .extent)
  }
}

nonisolated extension Changes.Source {
  /// The changed files.
  fileprivate var files: [GitHub.FileChange] {
    get {
      switch self {
      case .commit(let commit): commit.files
      case .comparison(let comparison): comparison.files
      case .pull(let pull): pull.files
      case .revision(let revision): revision.files
      }
    }
    set {
      switch self {
      case .commit(var commit):
        commit.files = newValue
        self = .commit(commit)
      case .comparison(var comparison):
        comparison.files = newValue
        self = .comparison(comparison)
      case .pull(var pull):
        pull.files = newValue
        self = .pull(pull)
      case .revision(var revision):
        revision.files = newValue
        self = .revision(revision)
      }
    }
  }

  /// Returns the value with the patches that fit into a number of bytes, the first ones first.
  fileprivate func keepingPatches(_ bytes: Int) -> Self {
    var files = files
    var left = bytes
    var isChanged = false
    for index in files.indices {
      guard let length = files[index].patch?.utf8.count else { continue }
      left -= length
      guard left < 0 else { continue }
      files[index].patch = nil
      isChanged = true
    }
    guard isChanged else { return self }
    var source = self
    source.files = files
    return source
  }
}

nonisolated extension Changes: Equatable {
  /// Whether the server has sent the same value.
  public static func == (first: Self, second: Self) -> Bool {
    first.extent == second.extent && first.source == second.source
  }
}
