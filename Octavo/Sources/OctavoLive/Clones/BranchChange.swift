import OctavoViewModels

/// The change of a local branch and of its upstream, which can be undone.
nonisolated struct BranchChange: Sendable {
  let git: UserGit
  /// The folder of the clone.
  let folder: String
  /// The short name of the branch.
  let branch: String
  /// The commit before; `nil` for a new branch.
  let old: String?
  /// The commit after.
  let new: String
  /// Whether the reference is left to the command that also writes the files.
  let isCurrent: Bool
  /// The branch that a new branch is pulled from.
  let upstream: BranchUpstream
  /// The reference that follows the upstream, with its commit before; `nil` for none.
  let tracking: (reference: String, old: String?)?
  /// The configuration before.
  let settings: GitSettings

  /// Changes the references in one transaction, then the configuration.
  ///
  /// - Throws: ``CloneFailure``; all is as before then.
  func apply() async throws {
    var commands: [String] = []
    if let old, old != new, !isCurrent {
      commands.append("update refs/heads/\(branch)\0\(new)\0\(old)\0")
    } else if old == nil {
      commands.append("create refs/heads/\(branch)\0\(new)\0")
    }
    if let tracking, tracking.old != new {
      let before = tracking.old ?? String(repeating: "0", count: new.count)
      commands.append("update \(tracking.reference)\0\(new)\0\(before)\0")
    }
    try await transact(commands)
    guard old == nil else { return }
    do {
      for (key, value) in keys {
        try await git.write(["config", "--local", "--replace-all", key, value], in: folder)
      }
    } catch {
      await undo()
      throw error
    }
  }

  /// Restores the configuration, then the references.
  func undo() async {
    if old == nil {
      for (key, _) in keys.reversed() {
        _ = try? await git.run(["config", "--local", "--unset-all", key], in: folder)
        for value in settings.all(key) {
          _ = try? await git.run(["config", "--local", "--add", key, value], in: folder)
        }
      }
    }
    var commands: [String] = []
    if let old, old != new, !isCurrent {
      commands.append("update refs/heads/\(branch)\0\(old)\0\(new)\0")
    } else if old == nil {
      commands.append("delete refs/heads/\(branch)\0\(new)\0")
    }
    if let tracking, tracking.old != new {
      commands.append(
        tracking.old.map { "update \(tracking.reference)\0\($0)\0\(new)\0" }
          ?? "delete \(tracking.reference)\0\(new)\0"
      )
    }
    try? await transact(commands)
  }

  private var keys: [(String, String)] {
    [
      ("branch.\(branch).remote", upstream.remote),
      ("branch.\(branch).merge", upstream.reference),
    ]
  }

  private func transact(_ commands: [String]) async throws {
    guard !commands.isEmpty else { return }
    try await git.write(
      ["update-ref", "--create-reflog", "-m", "octavo: pull request", "--stdin", "-z"],
      in: folder,
      input: Array(commands.joined().utf8)
    )
  }
}
