/// The commits that merge a pull request.
struct PullMerge: Sendable {
  /// The way in which it is merged, in GitHub's words.
  enum Method: String, Sendable {
    case merge, squash, rebase
  }

  let listed: ListedPull
  let base: ObjectID
  let title: String?
  let message: String?
  let committer: CommitRecord.Signature
  /// The repository to which the commits are written.
  let git: GitRepository

  /// Writes the commits, and returns the last one; `nil` if there is a conflict.
  func write(_ method: Method) async throws -> ObjectID? {
    let scratch = try git.writer(like: base)
    switch method {
    case .merge:
      let issue = listed.issue
      let head =
        "Merge pull request #\(issue.number) from \(listed.pull.headOwner)/\(listed.pull.head)"
      return try await commit(
        parents: [base, listed.head],
        text(title ?? head, message ?? issue.title),
        in: scratch
      )
    case .squash:
      let commits = try await self.commits()
      let subject = commits.count == 1 ? commits[0].message.split(separator: "\n").first : nil
      let name = "\(subject.map(String.init) ?? listed.issue.title) (#\(listed.issue.number))"
      let list =
        commits.count == 1 ? "" : commits.map { "* \($0.message)" }.joined(separator: "\n\n")
      return try await commit(
        parents: [base],
        text(title ?? name, message ?? list),
        by: commits.last?.author,
        in: scratch
      )
    case .rebase: return try await rebase(in: scratch)
    }
  }

  /// Writes the merge of the base into the head, and returns it; `nil` if there is a conflict.
  func writeUpdate() async throws -> ObjectID? {
    let scratch = try git.writer(like: base)
    return try await commit(
      parents: [listed.head, base],
      "Merge branch '\(listed.pull.base)' into \(listed.pull.head)\n",
      in: scratch
    )
  }

  private func commits() async throws -> [CommitRecord] {
    var selection = CommitSelection(from: listed.head)
    selection.base = base
    return try await git.commits(selection, atMost: 250).reversed()
  }

  private func text(_ subject: String, _ body: String) -> String {
    body.isEmpty ? "\(subject)\n" : "\(subject)\n\n\(body)\n"
  }

  private func commit(
    parents: [ObjectID],
    _ message: String,
    by author: CommitRecord.Signature? = nil,
    in scratch: GitScratch
  ) async throws -> ObjectID? {
    let trial = try await GitRepository.merge(base, listed.head, in: scratch)
    guard trial.isClean, let tree = trial.tree else { return nil }
    let new = GitRepository.NewCommit(
      tree: tree,
      parents: parents,
      message: message,
      author: author ?? committer,
      committer: committer
    )
    return try await GitRepository.write(new, in: scratch)
  }

  /// Writes each commit again on top of the one before it.
  ///
  /// Git of Debian 12 merges no trees with a given ancestor. So a commit is made that has the new
  /// tree and, as its parent, the old one: then that is the ancestor which git finds.
  private func rebase(in scratch: GitScratch) async throws -> ObjectID? {
    var tip = base
    for commit in try await commits() where commit.parents.count == 1 {
      guard let tree = try await git.tree(of: tip) else { return nil }
      let mark = GitRepository.NewCommit(
        tree: tree,
        parents: commit.parents,
        message: "Mark\n",
        author: committer,
        committer: committer
      )
      let other = try await GitRepository.write(mark, in: scratch)
      let trial = try await GitRepository.merge(other, commit.id, in: scratch)
      guard trial.isClean, let merged = trial.tree else { return nil }
      let new = GitRepository.NewCommit(
        tree: merged,
        parents: [tip],
        message: "\(commit.message)\n",
        author: commit.author,
        committer: committer
      )
      tip = try await GitRepository.write(new, in: scratch)
    }
    return tip
  }
}
