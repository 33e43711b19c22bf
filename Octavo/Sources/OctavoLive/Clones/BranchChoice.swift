import GitHubValues
import OctavoViewModels

/// The local branch of a pull request.
nonisolated struct BranchChoice: Sendable {
  /// The short name.
  let branch: String
  /// The obstacles to the name that the user has chosen.
  let obstacles: [CheckoutObstacle]

  /// Chooses the name: that of the request, of a branch that follows the pull request already, or
  /// the first of the usual names that no branch has.
  ///
  /// A branch that follows anything else is never taken, even if no commit of it would be lost.
  init(
    request: CheckoutRequest,
    heads: [RemoteHead],
    branches: [String: String],
    settings: GitSettings,
    clone: LocalClone
  ) {
    func belongs(_ name: String) -> Bool {
      guard let upstream = settings.upstream(of: name, in: clone),
        let repository = upstream.repository
      else { return false }
      return heads.contains { $0.repository == repository && $0.reference == upstream.reference }
    }
    if let name = request.branch {
      branch = name
      if !BranchName.isUsable(name) {
        obstacles = [.unusableName(name)]
      } else if branches[name] != nil {
        let upstream = settings.upstream(of: name, in: clone)
        obstacles = belongs(name) ? [] : [.otherBranch(name, upstream: upstream)]
      } else {
        let other = Self.excluding(name, branches)
        obstacles = other.map { [.excludedName(branch: name, by: $0)] } ?? []
      }
      return
    }
    obstacles = []
    let usual = request.source.branchNames
    let own =
      usual.first { branches[$0] != nil && belongs($0) }
      ?? branches.keys.filter { BranchName.isUsable($0) && belongs($0) }.min()
    let numbered = (2...branches.count + 2).lazy.map { "pull-\(request.source.number)-\($0)" }
    let isFree: (String) -> Bool = { branches[$0] == nil && Self.excluding($0, branches) == nil }
    branch =
      own ?? usual.first(where: isFree) ?? numbered.first(where: isFree)
      ?? "pull-\(request.source.number)"
  }

  /// Returns a branch that cannot be beside one of a name, because it is a folder of the other.
  private static func excluding(_ name: String, _ branches: [String: String]) -> String? {
    let parts = name.split(separator: "/")
    let parents = parts.indices.dropFirst().map { parts[..<$0].joined(separator: "/") }
    return parents.first { branches[$0] != nil }
      ?? branches.keys.filter { $0.hasPrefix(name + "/") }.min()
  }
}

nonisolated extension LocalClone {
  /// The folder beside the clone for the work tree of a pull request.
  func folder(for source: PullRequestSource) -> String {
    let parts = folder.split(separator: "/", omittingEmptySubsequences: false)
    var name = parts.last.map(String.init) ?? ""
    if isBare, name.hasSuffix(".git") { name.removeLast(4) }
    if name.isEmpty { name = source.base.name.name }
    return (parts.dropLast() + ["\(name)-pull-\(source.number)"]).joined(separator: "/")
  }
}
