/// The command that checks a pull request out, for the user’s own shell.
///
/// It never discards anything: git refuses to fetch into a branch that has commits of its own or is
/// checked out, and to switch over changes.
public nonisolated enum CheckoutCommand {
  /// Returns the command.
  ///
  /// - Parameters:
  ///   - source: The pull request.
  ///   - clone: The clone that it is for; `nil` for that of the shell’s folder.
  ///   - address: The address of the base, for a clone without a remote for it.
  ///   - branch: The name of the local branch; `nil` for the usual one.
  /// - Returns: One line.
  public static func text(
    for source: PullRequestSource,
    in clone: LocalClone? = nil,
    address: String,
    branch: String? = nil
  ) -> String {
    let remote = clone?.remote(of: source.base)?.name ?? (clone == nil ? "origin" : address)
    let local = branch ?? source.branchNames.first ?? "pull/\(source.number)"
    let name = ShellWord.quoted(local)
    let hasBranch = source.isFromBase && BranchName.isPossible(source.headBranch)
    let reference = hasBranch ? source.headReference : source.pullReference
    let git = clone.map { "git -C \(ShellWord.quoted($0.folder))" } ?? "git"
    let fetched = ShellWord.quoted("\(reference):refs/heads/\(local)")
    let key = ShellWord.quoted("branch.\(local)")
    return [
      "\(git) fetch \(ShellWord.quoted(remote)) \(fetched)",
      "\(git) config \(key).remote \(ShellWord.quoted(remote))",
      "\(git) config \(key).merge \(ShellWord.quoted(reference))",
      "\(git) switch \(name)",
    ].joined(separator: " && ")
  }
}
