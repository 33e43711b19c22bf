public import GitHubValues

/// A commit or a comparison with the rows of its files.
///
/// The patches are parsed where the value is made or decoded, which the live services do off the
/// main actor. Only what the server has sent is encoded and compared.
public nonisolated struct Changes: Sendable {
  /// The value that the server has sent.
  enum Source: Codable, Equatable, Sendable {
    case commit(GitHub.CommitDetail)
    case comparison(GitHub.Comparison)
  }

  /// The most files that the server sends.
  static let mostFiles = 300

  let source: Source
  /// The changed files.
  let files: [ChangedFile]

  init(_ source: Source) {
    self.source = source
    let changes =
      switch source {
      case .commit(let commit): commit.files
      case .comparison(let comparison): comparison.files
      }
    files = changes.enumerated().map { ChangedFile($1, number: $0) }
  }

  /// Makes the changes of a commit.
  public init(_ commit: GitHub.CommitDetail) { self.init(.commit(commit)) }

  /// Makes the changes of a comparison.
  public init(_ comparison: GitHub.Comparison) { self.init(.comparison(comparison)) }

  /// The number of added and deleted lines.
  var counts: LineCounts {
    if case .commit(let commit) = source {
      return LineCounts(additions: commit.additions, deletions: commit.deletions)
    }
    let changes = files.map(\.change)
    return LineCounts(
      additions: changes.sum(of: \.additions),
      deletions: changes.sum(of: \.deletions)
    )
  }
}

nonisolated extension Changes: Codable {
  /// Decodes the value of the server, and parses its patches.
  public init(from decoder: any Decoder) throws { self.init(try Source(from: decoder)) }

  /// Encodes the value of the server.
  public func encode(to encoder: any Encoder) throws { try source.encode(to: encoder) }
}

nonisolated extension Changes: Equatable {
  /// Whether the server has sent the same value.
  public static func == (first: Self, second: Self) -> Bool { first.source == second.source }
}
