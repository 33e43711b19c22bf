import BinderyNavigation
import GitHubValues

/// The list of the changed files.
extension ChangesViewModel {
  /// Whether there are files for a list.
  public var hasFileList: Bool { hasFiles }

  /// Lets the user choose a file, and goes to it; or a filter of the files.
  func chooseFile() async {
    let choice = await services.navigation.present { .changedFiles(.init(self), result: $0) }
    if let choice { choose(choice) }
  }

  /// Goes to a file, or filters the files.
  func choose(_ choice: FileChoice) {
    switch choice {
    case .file(let path):
      // A filter that hides the file is of no use any more.
      let filter = FileFilter(untracked { keyword }.trimmed)
      guard let file = untracked({ file(at: path) }) else { return }
      if !untracked({ filter.matches(mark(of: file)) }) { keyword = "" }
      goToFile(path)
    case .filter(let filter): keyword = filter
    }
  }

  /// Reads the owners of the files of a pull request, unless they are known.
  func readOwners() {
    guard let facts, let version = untracked({ version }),
      untracked({ facts.owned }) != version.head.sha
    else { return }
    if !untracked({ facts.ownersCommand.isExecuting }) { facts.ownersCommand.execute(version) }
  }
}
