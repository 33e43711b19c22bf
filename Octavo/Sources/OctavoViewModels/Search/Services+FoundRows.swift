import Foundation
import GitHubValues

/// The rows of what a search has found.
extension Services {
  /// Returns the row of an issue or a pull request; `nil` for one whose repository is not known.
  func foundRow(_ issue: GitHub.Issue) -> SummaryRow? {
    guard let name = issue.repository else { return nil }
    return SummaryRow(
      "\(name)#\(issue.number)",
      issue.title,
      sign: issue.sign,
      tags: issue.labels.prefix(12).map {
        RowTag(title: $0.name, color: $0.color.map { "#\($0)" })
      },
      detail: [
        "\(name)#\(issue.number)", issue.stateWords.lowercased(), issue.author?.login,
        issue.comments > 0 ? Strings.count(issue.comments, "comment", "comments") : nil,
        issue.updatedAt.map { Strings.ago($0, now: now()) },
      ],
      .issue(name, issue.number),
      address: issue.htmlURL ?? web.page(of: name, ["issues", "\(issue.number)"])
    )
  }

  /// Returns the row of a file, with the lines of it that match.
  func foundRow(_ result: GitHub.SearchResult<GitHub.CodeFile>, _ lines: CodeLines?) -> SummaryRow {
    let file = result.item
    let excerpt = CodeExcerpt(result)
    let first = lines?.line(of: file)
    return SummaryRow(
      file.id,
      file.path,
      sign: .file,
      detail: ["\(file.repository)", excerpt == nil ? nil : first.map { "line \($0)" }],
      excerpt: excerpt?.lines(from: first) ?? [],
      .source(
        file.repository,
        revision: file.commit ?? "HEAD",
        path: file.path,
        lines: first.map { LineRange($0) }
      ),
      address: file.htmlURL
    )
  }

  /// Returns the row of a commit.
  func foundRow(_ found: GitHub.FoundCommit) -> SummaryRow {
    let commit = found.commit
    return SummaryRow(
      found.id,
      commit.subject.isEmpty ? "No message" : commit.subject,
      sign: .commit,
      detail: [
        "\(found.repository)", String(commit.sha.prefix(7)),
        commit.author?.login ?? commit.authorName,
        commit.date.map { Strings.ago($0, now: now()) },
      ],
      .commit(found.repository, sha: commit.sha),
      address: web.page(of: found.repository, ["commit", commit.sha])
    )
  }

  /// Returns the row of a repository.
  func foundRow(_ repository: GitHub.Repository) -> SummaryRow {
    SummaryRow(
      repository.id,
      "\(repository.fullName)",
      sign: .repository,
      mark: repository.isArchived ? "Archived" : repository.isPrivate ? "Private" : nil,
      detail: [
        repository.language, "★ \(Strings.short(viewerState.counted(repository).stars))",
        repository.pushedAt.map { Strings.ago($0, now: now()) }, repository.description,
      ],
      .repository(repository.fullName),
      address: repository.htmlURL ?? web.page(of: repository.fullName)
    )
  }

  /// Returns the row of an account.
  func foundRow(_ account: GitHub.Account) -> SummaryRow {
    SummaryRow(
      account.login,
      account.login,
      detail: [account.kind == .organization ? "Organization" : "User"],
      account: account,
      .user(account.login),
      address: web.page(of: account.login)
    )
  }
}
