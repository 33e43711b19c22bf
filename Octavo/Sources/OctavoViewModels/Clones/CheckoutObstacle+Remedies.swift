nonisolated extension CheckoutObstacle {
  /// Returns the ways around the obstacle, the most careful first.
  ///
  /// - Parameters:
  ///   - request: The request that was blocked.
  ///   - clone: The clone.
  /// - Returns: The ways; empty if there is none but to try again.
  public func remedies(for request: CheckoutRequest, in clone: LocalClone) -> [CheckoutRemedy] {
    let git = "git -C \(ShellWord.quoted(clone.folder))"
    func command(_ title: String, _ arguments: String) -> CheckoutRemedy {
      .command(title: title, "\(git) \(arguments)")
    }
    let other = otherName(for: request).map(CheckoutRemedy.branch)
    switch self {
    case .localChanges:
      return [.workTree, command("Put the changes aside", "stash push")]
    case .untrackedFiles:
      return [.workTree, command("List them", "status --ignored")]
    case .operation(let operation):
      let own = [operation.continueCommand, operation.abortCommand].compactMap(\.self)
      return [.workTree]
        + own.map { command(Self.title(of: $0), String($0.dropFirst("git ".count))) }
    case .ownCommits(let branch, _):
      let switching = "switch \(ShellWord.quoted(branch))"
      return [other, command("Go to the branch as it is", switching)].compactMap(\.self)
    case .otherBranch, .excludedName, .unusableName: return [other].compactMap(\.self)
    case .otherWorkTree(_, let folder):
      return [.open(folder: folder), other].compactMap(\.self)
    case .noRemote(let repository):
      guard
        let address = clone.remotes.lazy.compactMap(\.address)
          .first(where: { $0.repository.host == repository.host })?.replacing(by: repository.name)
      else { return [] }
      return [command("Add a remote", "remote add upstream \(ShellWord.quoted(address))")]
    case .shallow:
      let remote = clone.remote(of: request.source.base)?.name ?? "origin"
      let fetching = "fetch --unshallow \(ShellWord.quoted(remote))"
      return [command("Fetch the missing commits", fetching), other].compactMap(\.self)
    case .bare: return [.workTree]
    case .folderExists(let folder): return [.folder("\(folder)-2")]
    case .noParentFolder, .locked, .noHead: return []
    }
  }

  private static func title(of command: String) -> String {
    command.hasSuffix("--continue") ? "Go on with it" : "End it without a result"
  }

  /// A name of the pull request’s own, which differs from the one in the way.
  private func otherName(for request: CheckoutRequest) -> String? {
    let taken: String? =
      switch self {
      case .ownCommits(let branch, _), .otherBranch(let branch, _), .excludedName(let branch, _),
        .otherWorkTree(let branch, _), .shallow(let branch):
        branch
      default: request.branch
      }
    let names = request.source.branchNames.reversed() + ["pull-\(request.source.number)-review"]
    return names.first { $0 != taken }
  }
}
