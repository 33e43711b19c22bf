import BinderyNavigation
import GitHubValues

extension Services {
  /// Returns the action that shows what was pushed to a pull request since the last review of the
  /// user; `nil` without a review of an earlier commit.
  ///
  /// - Parameters:
  ///   - reviewed: The commit that the user reviewed last; `nil` for none.
  ///   - head: The last commit of the pull request.
  ///   - repository: The repository.
  ///   - number: The number of the pull request.
  /// - Returns: The action.
  func sinceReview(
    _ reviewed: String?,
    head: String?,
    of repository: GitHub.RepositoryName,
    _ number: Int
  ) -> ScreenAction? {
    guard let reviewed, let head, !head.isEmpty, reviewed != head else { return nil }
    let range = CommitRange(after: reviewed, upTo: head)
    return ScreenAction("since.review", "Since My Last Review") {
      self.navigation.push(.pullFiles(repository, number, range: range))
    }
  }
}

extension ChangesViewModel {
  /// The ways between all changes of a pull request and a part of them.
  var partActions: [ScreenAction] {
    guard let number = subject.pull else { return [] }
    if case .pullRange = subject {
      return [
        ScreenAction("files.all", "Show All Changes") {
          self.services.navigation.replace(.pullFiles(self.repository, number))
        }
      ]
    }
    let reviewed = facts?.reviewedCommit
    return [services.sinceReview(reviewed, head: version?.head.sha, of: repository, number)]
      .compactMap(\.self)
  }

  /// Returns the rows above the files of the changes of an author between two commits.
  func headRows(of revision: PullRevision) -> [(ChangeRow.Kind, String)] {
    let names = (Strings.revision(revision.old), Strings.revision(revision.new))
    let title: [(ChangeRow.Kind, String)] = [(.subject, revision.title)]
    guard !revision.isGone else {
      return title + [
        (
          .note,
          "The commit \(names.0) is no longer on the server, so the changes since then are not known."
        )
      ]
    }
    let fact =
      revision.lacksBase
      ? "From \(names.0) to \(names.1), with changes of the base, which has no commit in common"
      : "From \(names.0) to \(names.1), without changes of the base alone"
    let nothing = revision.files.isEmpty ? [(ChangeRow.Kind.note, "Nothing changed.")] : []
    return title + [(.fact(login: nil), fact)] + nothing
  }

  /// Returns the commits of both versions beside each other as a part of the page; empty if they
  /// are not known.
  func commits(of revision: PullRevision) -> [ChangeSection] {
    let rows = (revision.commits ?? []).enumerated().compactMap { index, pair -> ChangeRow? in
      guard let commit = pair.new ?? pair.old else { return nil }
      let names = [pair.old, pair.new].compactMap { $0.map { Strings.revision($0.hash) } }
      let detail = "\(pair.relation.words) · \(names.joined(separator: " → "))"
      return ChangeRow("c\(index)", .commit(sha: commit.hash, detail: detail), pair.subject)
    }
    return rows.isEmpty ? [] : [ChangeSection(Strings.count(rows.count, "commit"), rows)]
  }

  /// The words above a file whose patches are compared; empty for another file.
  func revisionNotes(of file: ChangedFile) -> [String] {
    guard stored.value?.revision?.compared.contains(file.path) == true else { return [] }
    return ["changed lines of both versions"]
  }
}

nonisolated extension Changes {
  /// The changes of an author between two commits of a pull request; `nil` for other changes.
  var revision: PullRevision? {
    if case .revision(let revision) = source { revision } else { nil }
  }
}

nonisolated extension CommitPair.Relation {
  /// The relation in a word.
  fileprivate var words: String {
    switch self {
    case .same: "same"
    case .changed: "changed"
    case .removed: "removed"
    case .added: "added"
    }
  }
}
