import BinderyTesting
import Foundation

@testable import GitHubValues
@testable import OctavoViewModels

nonisolated extension Sample {
  /// The name of the commit.
  static let sha = "0123456789abcdef0123456789abcdef01234567"

  /// Returns a changed file.
  static func changedFile(
    _ path: String,
    _ patch: String?,
    _ kind: GitHub.FileChange.Kind = .modified,
    from previous: String? = nil,
    additions: Int? = 0
  ) -> GitHub.FileChange {
    GitHub.FileChange(
      path: path,
      previousPath: previous,
      kind: kind,
      additions: additions,
      deletions: 0,
      patch: patch
    )
  }

  /// Returns a commit that changes files.
  static func commit(
    _ message: String = "Rise\n\nAnd fall.",
    changing files: [GitHub.FileChange]
  ) -> GitHub.CommitDetail {
    GitHub.CommitDetail(
      commit: GitHub.Commit(
        sha: sha,
        message: message,
        authorName: "Hina",
        author: GitHub.Account(login: "hina-m"),
        date: now.addingTimeInterval(-3 * 86400)
      ),
      committerName: "Juno",
      committedAt: now.addingTimeInterval(-86400),
      parents: ["p1"],
      additions: 12,
      deletions: 1,
      files: files
    )
  }
}

extension Fakes {
  /// Shows the page of changes, and waits until they are loaded.
  func showChanges(
    _ changes: Changes,
    _ subject: ChangesSubject = .commit(Sample.sha),
    width: ChangesWidth = .narrow
  ) async -> ChangesViewModel {
    sync[.changes(subject, of: Sample.name)] = changes
    let page = ChangesViewModel(services, Sample.name, subject)
    page.width = width
    show(.changes(page))
    await settle()
    return page
  }

  /// Shows the page of a commit that changes files.
  func showCommit(
    changing files: [GitHub.FileChange],
    width: ChangesWidth = .narrow
  ) async -> ChangesViewModel {
    await showChanges(Changes(Sample.commit(changing: files)), width: width)
  }

  /// Loads other changes into the page of a commit.
  func replaceCommit(on page: ChangesViewModel, changing files: [GitHub.FileChange]) async {
    sync[.changes(page.subject, of: Sample.name)] = Changes(Sample.commit(changing: files))
    page.refresh()
    await settle()
  }
}
