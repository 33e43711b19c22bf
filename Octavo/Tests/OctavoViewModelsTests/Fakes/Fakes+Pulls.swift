import BinderyTesting
import Foundation

@testable import GitHubValues
@testable import OctavoViewModels

nonisolated extension Sample {
  /// Returns a version of pull request 12 that changes files.
  static func pull(
    _ files: [GitHub.FileChange],
    head: String = sha,
    base: String = "main"
  ) -> GitHub.PullRequestFiles {
    var pull = GitHub.PullRequestFiles(pullRequest(head: head, base: base))
    pull.files = files
    return pull
  }

  /// A clone of the repository in a folder.
  static func clone(_ folder: String, host: String = "github.com") -> LocalClone {
    let address = RemoteAddress("https://\(host)/maralind/tides.git")
    return LocalClone(
      folder: folder,
      gitFolder: "\(folder)/.git",
      remotes: [CloneRemote(name: "origin", address: address)]
    )
  }

  /// Returns pull request 12.
  static func pullRequest(head: String = sha, base: String = "main") -> GitHub.PullRequest {
    GitHub.PullRequest(
      id: 1,
      number: 12,
      title: "Rise",
      body: "",
      state: .open,
      isDraft: false,
      isMerged: false,
      head: GitHub.PullRequestBranch(name: "tide", sha: head, repository: name),
      base: GitHub.PullRequestBranch(name: base, sha: "b45e", repository: name),
      labels: [],
      assignees: [],
      reviewers: [],
      nodeID: "P12"
    )
  }

  /// The place of pull request 12.
  static var pullPlace: GitHub.IssuePlace { repository().place(ofIssue: 12) }
}

extension Fakes {
  /// Shows the files of pull request 12, and waits until they are loaded.
  func showPull(
    _ pull: GitHub.PullRequestFiles,
    viewed: [String: GitHub.ViewedFile.State] = [:],
    width: ChangesWidth = .narrow
  ) async -> ChangesViewModel {
    addTides()
    sync[pages: .viewedFiles(of: Sample.pullPlace)] = [
      viewed.sorted { $0.key < $1.key }.map { GitHub.ViewedFile(path: $0.key, state: $0.value) }
    ]
    return await showChanges(Changes(pull), .pull(12), width: width)
  }

  /// Pushes a version of pull request 12, which a refresh of the page finds.
  func push(_ pull: GitHub.PullRequestFiles, on page: ChangesViewModel) async {
    sync[.changes(page.subject, of: Sample.name)] = Changes(pull)
    page.refresh()
    await settle()
  }
}
