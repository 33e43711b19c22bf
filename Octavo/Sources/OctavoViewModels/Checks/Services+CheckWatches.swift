import BinderyNavigation
import GitHubValues

/// The pull requests whose checks the user waits for, until the end of the program: a notification
/// says when they are done.
extension Services {
  /// Whether the checks of a pull request are waited for.
  func awaitsChecks(of name: GitHub.RepositoryName, _ number: Int) -> Bool {
    watches.contains(Self.watch(name, number))
  }

  /// Begins to wait for the checks of a pull request, whether or not their screen is shown, or ends
  /// that.
  func toggleAwaitingChecks(of name: GitHub.RepositoryName, _ number: Int) {
    let key = Self.watch(name, number)
    if untracked({ watches.contains(key) }) {
      watches[key] = nil
      return showNotice("No notification is sent when the checks are done.")
    }
    let watch = CheckWatch(self, name, number) { [weak self] in self?.watches[key] = nil }
    watches[key] = watch
    showNotice("A notification is sent when the checks of \(name)#\(number) are done.")
    watch.begin()
  }

  private static func watch(_ name: GitHub.RepositoryName, _ number: Int) -> String {
    "\(name)".lowercased() + "#\(number)"
  }
}
