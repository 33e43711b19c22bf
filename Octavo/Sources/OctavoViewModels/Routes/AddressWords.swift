import GitHubValues

/// The words of an address that fits a pattern.
nonisolated struct AddressWords {
  /// The first word.
  let owner: String
  /// The second word.
  private let name: String
  /// The fourth word as a number.
  private let number: Int?
  /// The words that the star of the pattern stands for, with slashes between them.
  let rest: String
  /// The items of the query that the pattern knows.
  let query: [String: String]
  /// The lines after the path.
  private let lines: LineRange?
  /// The anchor of the heading at the end.
  private let section: String?
  /// The branch or tag in the rest; `nil` for the default branch and for a commit.
  private(set) var reference: GitHub.Reference?
  private var revision = ""
  private var path = ""

  init(_ link: DeepLink, _ pattern: AddressPattern) {
    owner = link.words.first ?? ""
    name = link.words.dropFirst().first ?? ""
    number = link.words.dropFirst(3).first.flatMap { Int($0) }
    rest = link.words.dropFirst(pattern.words.count).joined(separator: "/")
    query = link.query
    lines = link.lines
    section = link.section
  }

  /// The repository whose owner is the first word.
  var repository: GitHub.RepositoryName { GitHub.RepositoryName(owner: owner, name: name) }

  /// The page of the repository; the section is that of the readme where no other file is named.
  var repositoryPage: Route {
    .repository(repository, at: reference, section: rest.isEmpty ? section : nil)
  }

  /// The filter of a list; `nil` for the usual one.
  var filter: String? { query["q"].flatMap { $0.trimmed.isEmpty ? nil : $0 } }

  /// The members of a new issue, with the answers to the fields of a form.
  var newIssue: NewIssueForm { NewIssueForm(members: query) }

  /// The page of an issue or a pull request, with the comment that the section names.
  var issue: [Route] {
    guard let number = Int(rest), number > 0 else { return [] }
    return [.issue(repository, number, comment: comment(after: "issuecomment-"))]
  }

  /// The files of a pull request above its page, of all its commits or of a range of them.
  var pullFiles: [Route] {
    guard let number, number > 0 else { return [] }
    return [
      .issue(repository, number),
      .pullFiles(
        repository,
        number,
        range: rest.isEmpty ? nil : CommitRange(rest),
        comment: comment(after: "r") ?? comment(after: "discussion_r")
      ),
    ]
  }

  /// Returns the number of the comment that the section names after a prefix; `nil` for none.
  private func comment(after prefix: String) -> Int? {
    section.flatMap { $0.hasPrefix(prefix) ? Int($0.dropFirst(prefix.count)) : nil }
  }

  /// The page of a pull request, or one of its parts above it.
  var pull: [Route] {
    let parts = rest.split(separator: "/").map(String.init)
    guard parts.count > 1 else { return issue }
    guard let number = Int(parts[0]), number > 0 else { return [] }
    let page = Route.issue(repository, number)
    switch (parts[1], parts.count) {
    case ("checks", 2): return [page, .checks(repository, pull: number)]
    case ("commits", 2): return [page, .pullCommits(repository, number)]
    case ("commits", 3):
      let commit = Route.commit(repository, sha: parts[2], pull: number)
      return [page, .pullCommits(repository, number), commit]
    default: return []
    }
  }

  /// The job of a workflow run, in “RUN/job/JOB”.
  var job: [Route] {
    let parts = rest.split(separator: "/").map(String.init)
    guard parts.count == 3, parts[1] == "job", let job = Int(parts[2]), job > 0 else { return [] }
    return [.check(repository, .run(job))]
  }

  /// The run of a check.
  var checkRun: [Route] {
    Int(rest).flatMap { $0 > 0 ? [.check(repository, .run($0))] : nil } ?? []
  }

  /// Returns the page of the first word as an account, with a screen above it.
  func userPage(_ screen: Route) -> [Route] { [.user(owner), screen] }

  /// Separates the branch, tag or commit in the rest from the path after it.
  mutating func resolve(among references: [GitHub.Reference], defaultBranch: String?) {
    (reference, revision, path) = RevisionPath(rest).resolved(among: references)
    // The screen of a repository is the same with and without its default branch.
    if reference?.kind == .branch, reference?.name == defaultBranch { reference = nil }
  }

  /// The log at the branch, tag or commit, or the history of the path at it.
  var commits: Route { .commits(repository, revision: revision, path: path) }

  /// The comparison of two branches, tags or commits with three dots between them, if there are
  /// two.
  var comparison: [Route] {
    guard let dots = rest.firstRange(of: "..."), dots.lowerBound > rest.startIndex,
      dots.upperBound < rest.endIndex
    else { return [] }
    let base = String(rest[..<dots.lowerBound])
    return [.comparison(repository, base: base, head: String(rest[dots.upperBound...]))]
  }

  /// The folder of the path, below all folders that it is in.
  var folders: [Route] { folders(path.split(separator: "/")) }

  /// The file of the path, below the folders that it is in.
  var file: [Route] {
    guard !path.isEmpty else { return folders }
    return folders(path.split(separator: "/").dropLast())
      + [
        .source(repository, revision: revision, path: path, lines: lines, section: section)
      ]
  }

  private func folders(_ names: [Substring]) -> [Route] {
    (0...names.count).map {
      .tree(repository, revision: revision, path: names.prefix($0).joined(separator: "/"))
    }
  }
}
