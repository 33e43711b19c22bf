import DemoWorld

/// The pull requests of the demo world with the commits of their branches.
struct ScriptedPulls: Sendable {
  /// A pull request with the states of its head.
  struct Entry: Sendable {
    let pull: DemoWorld.Pull
    let actions: [DemoWorld.PullAction]
    let repository: HostedRepository
    /// The number of the repository that has the head.
    let headRepository: Int?
    let base: ObjectID
    /// The commits of the head now, oldest first, and those of the heads before.
    let commits: [CommitRecord]
    let formerCommits: [[CommitRecord]]

    /// The present head.
    var head: ObjectID { commits.last?.id ?? base }

    /// The heads in the order of their times.
    var heads: [CommitRecord] { (formerCommits + [commits]).compactMap(\.last) }

    /// Returns the head that a subject names; the present one without a subject.
    func commit(_ subject: String?) -> ObjectID {
      let all = commits + formerCommits.joined()
      let found = all.first { $0.message.split(separator: "\n").first.map(String.init) == subject }
      return found?.id ?? head
    }
  }

  let entries: [Entry]
  /// The time from which ages are counted back.
  let newest: Int

  /// Reads the branches of the pull requests whose repositories are served.
  init(
    _ source: CatalogSource,
    _ activities: [Int: CatalogSnapshot.Activity]
  ) async throws {
    newest = activities.values.compactMap(\.refs.pushedAt).max() ?? 0
    var entries: [Entry] = []
    for pull in source.pulls {
      guard let repository = source.repositories.first(where: { $0.origin == pull.repository }),
        let refs = activities[repository.id]?.refs, let head = refs.pulls[pull.number],
        let base = refs.branch(pull.base)?.commit
      else { continue }
      let git = repository.git
      var former: [[CommitRecord]] = []
      for commit in refs.formerHeads[pull.number] ?? [] {
        former.append(try await Self.commits(from: base, to: commit, in: git))
      }
      entries.append(
        Entry(
          pull: pull,
          actions: source.pullActions.filter {
            $0.repository == pull.repository && $0.number == pull.number
          },
          repository: repository,
          headRepository: source.repositories.first { $0.origin == pull.headRepository }?.id,
          base: base,
          commits: try await Self.commits(from: base, to: head, in: git),
          formerCommits: former
        )
      )
    }
    self.entries = entries
  }

  private static func commits(
    from base: ObjectID,
    to head: ObjectID,
    in git: GitRepository
  ) async throws -> [CommitRecord] {
    var selection = CommitSelection(from: head)
    selection.base = base
    return try await git.commits(selection, atMost: 250).reversed()
  }
}
