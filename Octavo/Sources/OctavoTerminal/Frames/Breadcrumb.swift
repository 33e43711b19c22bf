import BinderyTerminal
import GitHubValues

/// The path of a place: owner, repository, folders; the last part is bold.
enum Breadcrumb {
  static func runs(_ repository: GitHub.RepositoryName, path: String = "") -> [Run] {
    let words = [repository.name] + path.split(separator: "/").map(String.init)
    var runs = [Run(repository.owner, .muted)]
    for (index, word) in words.enumerated() {
      runs.append(Run(" / ", .border))
      runs.append(Run(word, index == words.count - 1 ? .bold : .muted))
    }
    return runs
  }
}
