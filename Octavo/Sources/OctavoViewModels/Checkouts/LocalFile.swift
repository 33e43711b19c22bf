import BinderyNavigation
import GitHubValues

/// A file of a repository that the user opens in an editor, in a clone on this machine.
@MainActor
struct LocalFile {
  let services: Services
  let repository: GitHub.RepositoryName
  /// The path from the root of the files.
  let path: String
  /// The line; `nil` for the first.
  var line: Int?
  /// The commit whose file is on the screen; `nil` if it is not known.
  var commit: String?

  /// The action that opens the file.
  var action: ScreenAction {
    ScreenAction("editor", "Open in Editor") { Task.immediate { await open() } }
  }

  /// Opens the file in the clone, and says so if another commit is checked out there.
  func open() async {
    do {
      let hosted = services.hosted(repository)
      let clones = services.clones
      guard let clone = try await CloneChoice(services, hosted).choose() else { return }
      let state = try await clones.state(of: clone)
      if let edit = services.editFile {
        try await edit(clones.path(of: path, in: clone), line)
      } else {
        try await clones.open(path, line: line, in: clone)
      }
      if let commit, BranchName.isHash(commit), let present = state.commit, present != commit {
        services.showNotice(
          "\(clone.folder.inOneLine) has another commit checked out, so lines may differ."
        )
      }
    } catch {
      if let message = services.message(for: error) { services.showNotice(message) }
    }
  }
}
