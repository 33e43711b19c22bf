/// The subjects of notifications that git has in one repository, each of which is used once.
struct ThreadSource: Sendable {
  /// The commits that are read.
  private static let mostCommits = 500

  let repository: HostedRepository
  private var pulls: [MergedPull]
  private var commits: [CommitRecord]
  private var releases: [RefList.Tag]
  /// The highest number of an issue, a pull request or a discussion.
  private var lastNumber: Int

  init(_ repository: HostedRepository) async throws {
    self.repository = repository
    let refs = try await repository.git.refs()
    pulls = try await repository.git.pulls()
    lastNumber = pulls.first?.number ?? 0
    commits = []
    if let head = refs.head {
      let selection = CommitSelection(from: head)
      commits = try await repository.git.commits(selection, atMost: Self.mostCommits)
    }
    releases = repository.isFork ? [] : refs.newestTags.filter { $0.object != nil }
  }

  /// Uses no number up to another one.
  mutating func reserve(upTo number: Int) { lastNumber = max(lastNumber, number) }

  /// Returns the next number of an issue or a discussion.
  mutating func takeNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  /// Returns the next subject of a type that git has; `nil` at the end, and for other types.
  mutating func takeSubject(_ kind: ThreadKind) -> StoredSubject? {
    switch kind {
    case .pull:
      guard !pulls.isEmpty else { return nil }
      let pull = pulls.removeFirst()
      return StoredSubject(title: pull.title, type: kind.rawValue, path: "pulls/\(pull.number)")
    case .commit:
      guard !commits.isEmpty else { return nil }
      let commit = commits.removeFirst()
      let title = commit.message.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
      return StoredSubject(title: title, type: kind.rawValue, path: "commits/\(commit.id.hex)")
    case .release:
      guard !releases.isEmpty else { return nil }
      let tag = releases.removeFirst()
      let id = ReleaseBody.id(of: tag, in: repository)
      return StoredSubject(title: tag.name, type: kind.rawValue, path: "releases/\(id)")
    default: return nil
    }
  }
}
