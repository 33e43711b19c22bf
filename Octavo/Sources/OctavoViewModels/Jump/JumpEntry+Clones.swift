import Foundation
import GitHubValues

extension JumpEntry {
  /// Makes the entry of the pull request whose branch is checked out.
  ///
  /// A number leads to its page; a branch to the open pull requests from it, which are those of the
  /// remote “upstream” if the clone has one.
  ///
  /// - Returns: `nil` for the default branch, and for a repository of another server.
  init?(_ pull: CheckedOutPullRequest, in clone: LocalClone?, _ services: Services) {
    let (repository, address, title): (HostedRepository, String, String)
    switch pull {
    case .number(let number, let base):
      repository = base
      address = "/\(base.name)/pull/\(number)"
      title = services.words(ofThread: number, of: base.name)
    case .head(let branch, let head):
      let usual = services.store.result(of: .repository(head.name)).value?.defaultBranch
      let isUsual = usual.map { $0 == branch } ?? ["main", "master"].contains(branch)
      guard !isUsual else { return nil }
      let upstream = clone?.remotes.first { $0.name == "upstream" }?.address?.repository
      repository = upstream ?? head
      let filter = "is:open head:\(branch)"
        .addingPercentEncoding(withAllowedCharacters: .alphanumerics)
      address = "/\(repository.name)/pulls?q=\(filter ?? "")"
      title = "Pull requests from \(branch.inOneLine)"
    }
    guard repository.host == services.web.host.lowercased(),
      let link = try? DeepLink(parsing: address)
    else { return nil }
    self.init(title: title, detail: "Checked out", target: .place(link))
  }
}
